"""What an operation would do before it is done: the choices it needs, its plan, its outlook.

``planning`` turns an operation into cards and players, and asks for missing choices; ``outlook`` says what would
happen and whether it can happen at all. Executors, activations and legality use the same plan.
"""
