// Opens a puzzle of the reader's own: the server reads its text and answers with its id, or says what is wrong.
const OPENING = () => new URL("puzzle/file", document.baseURI).href

function tellOpened(box, found) {
  const said = box.querySelector("[data-opened]")
  said.replaceChildren()
  const first = document.createElement("p")
  first.textContent = found.told
  said.append(first)
  const list = document.createElement("ul")
  for (const note of found.notes || []) {
    const line = document.createElement("li")
    line.textContent = note
    list.append(line)
  }
  if (list.children.length) said.append(list)
  box.querySelector("[data-open-anyway]").hidden = !found.ask
}

function puzzleAddress(id) {
  const query = new URLSearchParams(location.search)
  return `?${new URLSearchParams({ lang: query.get("lang") || "en", scenario: id })}`
}

async function openPuzzle(root, box, leaveOut) {
  const field = box.querySelector("[data-open-file]")
  const [file] = field.files
  const body = file || box.querySelector("[data-open-text]").value
  const name = file ? file.name : "puzzle.lua"
  const headers = { "Accept-Language": root.lang, "X-Name": encodeURIComponent(name) }
  if (leaveOut) headers["X-Leave-Out"] = "1"
  try {
    const answer = await fetch(OPENING(), { method: "POST", headers, body })
    const found = await answer.json()
    tellOpened(box, found)
    if (!found.id) return
    if (found.notes.length) {
      const onward = document.createElement("a")
      onward.className = "btn primary"
      onward.href = puzzleAddress(found.id)
      onward.textContent = box.dataset.onward
      box.querySelector("[data-opened]").append(onward)
    } else location.assign(puzzleAddress(found.id))
  } catch (error) {
    tellOpened(box, { told: String(error) })
  }
}

function opensPuzzle(root, event) {
  const box = event.target.closest("[data-opener]")
  if (!box) return false
  if (event.target.closest("[data-open]")) openPuzzle(root, box, false)
  else if (event.target.closest("[data-open-anyway]")) openPuzzle(root, box, true)
  else return false
  return true
}
