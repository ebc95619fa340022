// The keys of the page, listed under "?". Those of a single character can be turned off.
const SINGLE_KEYS_OFF = "duel-tutor-single-keys-off"

function singleKeys() {
  try {
    return localStorage.getItem(SINGLE_KEYS_OFF) === null
  } catch {
    return true
  }
}

function setSingleKeys(on) {
  try {
    if (on) localStorage.removeItem(SINGLE_KEYS_OFF)
    else localStorage.setItem(SINGLE_KEYS_OFF, "1")
  } catch {
    return
  }
}

const visible = (each) => each.checkVisibility() && !each.disabled

// The answers to choose from, else the moves, in the order of the page.
function numbered(root) {
  const answers = [...root.querySelectorAll(".answers .answer")].filter((each) => each.checkVisibility())
  return answers.length ? answers : [...root.querySelectorAll(".main-moves .btn, .movelist .move")].filter(visible)
}

function openShortcuts(root) {
  const list = root.querySelector("dialog.shortcuts")
  if (!list || list.open) return
  list.querySelector("[data-single-keys]").checked = singleKeys()
  list.showModal()
}

// Takes a key of a single character; returns whether it did something.
function takeKey(stage, key) {
  const { root } = stage
  const press = (selector) => {
    const found = [...root.querySelectorAll(selector)].find(visible)
    if (!found) return false
    found.focus()
    found.click()
    return true
  }
  const focus = (selector) => {
    const found = [...root.querySelectorAll(selector)].find(visible)
    found?.focus()
    return Boolean(found)
  }
  if (key === "?") {
    openShortcuts(root)
    return true
  }
  if (key === "n") return press("[data-primary]") || press('[data-send="redo"]')
  if (key === "b") return press('[data-send="undo"]')
  if (key === "f") return focus(".board .card.playable, .board .card.option") || focus(".board .card")
  if (key === "/") return focus('input[type="search"]') || press('[data-send="page:library"]')
  if (key < "1" || key > "9") return false
  const wanted = numbered(root)[Number(key) - 1]
  if (!wanted || wanted.disabled) return false
  wanted.focus()
  wanted.click()
  return true
}

function listenForKeys(stage) {
  const { root } = stage
  document.addEventListener("keydown", (event) => {
    const [at] = event.composedPath()
    const writes = at.matches?.("input, textarea, select, [contenteditable]")
    if (event.ctrlKey || event.altKey || event.metaKey || event.key.length !== 1 || writes || !singleKeys()) return
    if (root.querySelector("dialog[open]")) return
    if (takeKey(stage, event.key.toLowerCase())) event.preventDefault()
  })
  root.addEventListener("click", (event) => {
    const list = event.target.closest("dialog.shortcuts")
    if (event.target.closest("[data-shortcuts]")) openShortcuts(root)
    else if (list && (event.target === list || event.target.closest("[data-close]"))) list.close()
  })
  root.addEventListener("change", (event) => {
    if (event.target.matches("[data-single-keys]")) setSingleKeys(event.target.checked)
  })
  // In the step bar the arrow keys go from step to step.
  root.addEventListener("keydown", (event) => {
    const step = event.target.closest(".bar li")
    const to = step && { ArrowLeft: step.previousElementSibling, ArrowRight: step.nextElementSibling }[event.key]
    if (!to) return
    event.preventDefault()
    to.querySelector("button").focus()
  })
}
