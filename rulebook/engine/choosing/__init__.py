"""Planning of operations: the choices they need, the cards they apply to, and their outlook.

``planning`` turns an operation into cards and players and requests missing choices; ``outlook`` determines what would
happen, and ``feasibility`` whether anything could. Executors, activations and legality use the same plan.
"""
