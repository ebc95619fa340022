"""Effects as they resolve: one executor per operation, the tree of joins, replacements, delayed effects.

The Chain, the phases and the battle run operations through ``operation_runner`` and ``executors``.
"""
