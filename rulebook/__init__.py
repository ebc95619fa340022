"""The rules of the duel, as code and as text. Nothing in here knows Streamlit."""
