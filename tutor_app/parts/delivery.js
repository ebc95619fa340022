// The texts that the server has sent, each once, by their names. A text may come as a change of another one.
const MOST_ACKNOWLEDGED = 20
const texts = new Map()
let collection = ""
let got = []

// Keeps what a message brings; the regions of the page shown now, or nothing where a text is missing.
function receive(data) {
  if (collection !== data.held) {
    texts.clear()
    collection = data.held
    got = []
  }
  const whole = keep(data.texts)
  const regions = textsOf(data.regions)
  if (whole && regions) got = [...got, data.serial].slice(-MOST_ACKNOWLEDGED)
  return regions
}

// Keeps texts; whether all of them could be made.
function keep(sentTexts) {
  let whole = true
  for (const [name, sent] of Object.entries(sentTexts)) {
    if (typeof sent === "string") {
      texts.set(name, sent)
      continue
    }
    const [base, start, end, between] = sent
    const text = texts.get(base)
    if (text !== undefined) texts.set(name, text.slice(0, start) + between + text.slice(text.length - end))
    else whole = false
  }
  return whole
}

// Texts by region from their names by region; nothing where one is missing.
function textsOf(names) {
  const found = {}
  for (const [region, name] of Object.entries(names)) {
    if (!texts.has(name)) return null
    found[region] = texts.get(name)
  }
  return found
}
