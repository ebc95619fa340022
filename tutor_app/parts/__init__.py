"""Parts of the page: pure functions from values to markup, and the one Streamlit component that shows them."""
