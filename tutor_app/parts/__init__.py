"""Parts of the page: pure functions from values to markup, and the Streamlit component that shows them."""
