// Narrows the lists on a page down to what is typed.
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase()

// Leaves in the lists beside a field only what holds every word typed; groups left empty go too.
function narrow(field) {
  const scope = field.parentElement
  if (scope.matches("[data-names]")) return narrowNames(field, scope)
  const words = plain(field.value).split(/\s+/).filter(Boolean)
  for (const entry of scope.querySelectorAll("li")) {
    const text = plain(entry.textContent)
    entry.hidden = !words.every((word) => text.includes(word))
  }
  for (const group of scope.querySelectorAll("details.topic")) {
    group.hidden = !group.querySelector("li:not([hidden])")
    if (words.length) group.open = true
  }
}

// Whether a word begins with what is wanted but for slips; the same rule as rulebook/notation/finding.py.
function begins(word, wanted) {
  const slips = wanted.length < 4 ? 0 : wanted.length < 8 ? 1 : 2
  if (!slips || wanted.length > word.length + slips) return word.startsWith(wanted)
  let before = []
  let row = Array.from({ length: word.length + 1 }, (_, at) => at)
  for (let at = 1; at <= wanted.length; at += 1) {
    const now = [at]
    for (let place = 1; place <= word.length; place += 1) {
      const wrong = wanted[at - 1] === word[place - 1] ? 0 : 1
      let least = Math.min(row[place] + 1, now[place - 1] + 1, row[place - 1] + wrong)
      const swapped = at > 1 && place > 1 && wanted[at - 1] === word[place - 2] && wanted[at - 2] === word[place - 1]
      if (swapped) least = Math.min(least, before[place - 2] + 1)
      now.push(least)
    }
    if (Math.min(...now) > slips) return false
    before = row
    row = now
  }
  return Math.min(...row) <= slips
}

// Names as the list holds them: no case, accents or signs; full stops and apostrophes leave no gap.
const nameWords = (text) =>
  plain(text).replaceAll("ß", "ss").replace(/[.'’`]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ").trim().split(" ").filter(Boolean)

// Leaves in the list of cards those whose name, in any language, holds every word typed; if there are none, but for slips.
function narrowNames(field, scope) {
  const words = nameWords(field.value.slice(0, 80))
  const sort = scope.querySelector('[data-filter][aria-pressed="true"]')?.dataset.filter || ""
  const entries = [...scope.querySelectorAll("li[data-words]")]
  for (const entry of entries) entry.names ||= entry.dataset.words.split("|").map((name) => name.split(" "))
  const fitting = (same) =>
    entries.filter((entry) => entry.names.some((name) => words.every((each) => name.some((word) => same(word, each)))))
  const exact = fitting((word, wanted) => word.startsWith(wanted))
  const known = new Map()
  const slipped = (word, wanted) => {
    const key = `${word} ${wanted}`
    if (!known.has(key)) known.set(key, begins(word, wanted))
    return known.get(key)
  }
  const found = new Set(exact.length ? exact : fitting(slipped))
  let shown = 0
  for (const entry of entries) {
    entry.hidden = !found.has(entry) || (sort !== "" && entry.dataset.sort !== sort)
    if (!entry.hidden) shown += 1
  }
  const line = scope.querySelector("[data-shown]")
  const counted = line.dataset.shown.replace("#", shown)
  line.textContent = shown === 0 ? line.dataset.none : exact.length ? counted : `${line.dataset.slips} ${shown}`
}
