"""The card-text interface that each folder of ``languages`` implements."""
