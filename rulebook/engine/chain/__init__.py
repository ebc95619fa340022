"""The Chain: activations, their targets and costs, response windows, resolution link by link.

Legality asks here what an activation would need; transitions and phases open windows and start links.
"""
