"""Effects on resolution: one executor per operation, the tree of joins, replacements, deferred effects.

The Chain, the phases and the battle run operations through ``operation_runner`` and ``executors``.
"""
