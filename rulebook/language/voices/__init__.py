"""What every language can say in card text: the interface that each folder of ``languages`` fills in."""
