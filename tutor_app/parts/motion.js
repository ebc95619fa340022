// Motion that teaches: cards go from zone to zone, a Chain Link lights up as it resolves, and targets are pointed at.
const STILL = matchMedia("(prefers-reduced-motion: reduce)")
const TRAVEL = 380
const SVG = "http://www.w3.org/2000/svg"

// The zone of a pile: whose it is and which.
const pileKey = (pile) => `${pile.closest(".half.mine") ? "mine" : "theirs"} ${pile.classList[2]}`

// Where an element is laid out inside another one, whatever moves it at the moment.
function within(each, outer) {
  const box = { left: 0, top: 0, width: each.offsetWidth, height: each.offsetHeight }
  for (let at = each; at && at !== outer; at = at.offsetParent) {
    box.left += at.offsetLeft
    box.top += at.offsetTop
  }
  return box
}

// Where every card is: its place on the field, or the pile that holds it; and how many cards are in each Deck.
function layOut(root) {
  const field = root.querySelector('[data-region="board"] .board')
  if (!field) return null
  const cards = new Map()
  const piles = new Map()
  const inPile = new Map()
  for (const card of field.querySelectorAll("[data-uid]")) cards.set(card.dataset.uid, { card, box: within(card, field) })
  for (const pile of field.querySelectorAll(".pile")) {
    const key = pileKey(pile)
    piles.set(key, { box: within(pile, field), count: Number(pile.querySelector("b").textContent) })
    for (const uid of (pile.dataset.holds || "").split(" ").filter(Boolean)) inPile.set(uid, key)
  }
  return { field, cards, piles, inPile }
}

const placeOf = (at, uid) => (at.inPile.has(uid) ? at.piles.get(at.inPile.get(uid)).box : null)

// The Deck that a card of this side has left (-1) or entered (+1), where the number of its cards says so.
function deckOf(card, before, now, change) {
  const key = `${card.classList.contains("mine") ? "mine" : "theirs"} deck`
  const difference = (now.piles.get(key)?.count ?? 0) - (before.piles.get(key)?.count ?? 0)
  return Math.sign(difference) === change ? now.piles.get(key).box : null
}

const offset = (from, to) =>
  `translate(${from.left + from.width / 2 - to.left - to.width / 2}px, ${from.top + from.height / 2 - to.top - to.height / 2}px)`

// Lets each card that has changed its place travel there; returns how many do.
function travel(before, now, layer) {
  let count = 0
  for (const [uid, { card, box }] of now.cards) {
    const old = before.cards.get(uid)?.box || placeOf(before, uid) || deckOf(card, before, now, -1)
    if (!old || Math.abs(old.left - box.left) + Math.abs(old.top - box.top) < 3) continue
    const start = before.cards.has(uid) ? "" : " scale(.6)"
    card.animate([{ transform: offset(old, box) + start }, { transform: "none" }], { duration: TRAVEL, easing: "ease-in-out" })
    count += 1
  }
  const board = within(now.field, layer.parentElement)
  for (const [uid, { card, box }] of before.cards) {
    if (now.cards.has(uid)) continue
    const goal = placeOf(now, uid) || deckOf(card, before, now, 1)
    if (!goal) continue
    const gone = card.cloneNode(true)
    for (const name of ["data-uid", "data-send", "data-focus", "id"]) gone.removeAttribute(name)
    gone.className += " gone"
    Object.assign(gone.style, { left: `${box.left + board.left}px`, top: `${box.top + board.top}px`, width: `${box.width}px`, height: `${box.height}px` })
    layer.append(gone)
    const done = gone.animate([{ transform: "none" }, { transform: `${offset(goal, box)} scale(.5)`, opacity: 0.5 }], { duration: TRAVEL, easing: "ease-in-out" })
    done.onfinish = done.oncancel = () => gone.remove()
    count += 1
  }
  return count
}

// The link that resolves now, and the card whose effect it is.
const lit = (root) => ({
  link: [...root.querySelectorAll(".node.link")].findIndex((each) => each.classList.contains("resolving")),
  card: root.querySelector(".board .card.now")?.dataset.uid,
})

function light(root, before) {
  const link = root.querySelector(".node.link.resolving rect")
  if (link && lit(root).link !== before.link) {
    link.animate([{ strokeWidth: 1.5 }, { strokeWidth: 9, offset: 0.5 }, {}], { duration: TRAVEL })
  }
  const card = root.querySelector(".board .card.now")
  if (card && card.dataset.uid !== before.card) card.animate([{ scale: 1 }, { scale: 1.08, offset: 0.5 }, { scale: 1 }], { duration: TRAVEL })
}

// Where a card is seen: itself, or the pile that holds it.
const shownAt = (field, uid) =>
  field.querySelector(`[data-uid="${CSS.escape(uid)}"]`) || field.querySelector(`.pile[data-holds~="${CSS.escape(uid)}"]`)

// Arrows on the field from the attacker, or the card at work, to what it aims at.
function point(stage, fresh) {
  const { root } = stage
  const layer = layerOf(root)
  stage.size = sizeOf(root)
  layer.querySelector("svg")?.remove()
  const field = root.querySelector(".board[data-aims]")
  if (!field) return
  const drawing = document.createElementNS(SVG, "svg")
  for (const aim of field.dataset.aims.split(" ")) {
    const [one, other] = aim.split(">").map((uid) => shownAt(field, uid))
    if (!one || !other || one === other) continue
    const [from, to] = [within(one, root), within(other, root)]
    const start = [from.left + from.width / 2, from.top + from.height / 2]
    const end = [to.left + to.width / 2, to.top + to.height / 2]
    const far = Math.hypot(end[0] - start[0], end[1] - start[1])
    if (far < 8) continue
    const along = [(end[0] - start[0]) / far, (end[1] - start[1]) / far]
    const reach = (box) => Math.min(box.width / 2 / Math.max(Math.abs(along[0]), 0.01), box.height / 2 / Math.max(Math.abs(along[1]), 0.01))
    const a = start.map((value, axis) => value + along[axis] * (reach(from) - 4))
    const b = end.map((value, axis) => value - along[axis] * (reach(to) - 6))
    const wing = (turn) => [b[0] - 12 * (along[0] * Math.cos(turn) - along[1] * Math.sin(turn)), b[1] - 12 * (along[1] * Math.cos(turn) + along[0] * Math.sin(turn))]
    const path = document.createElementNS(SVG, "path")
    path.setAttribute("d", `M${a} L${b} M${wing(0.5)} L${b} L${wing(-0.5)}`)
    path.setAttribute("pathLength", "1")
    drawing.append(path)
    if (fresh && !STILL.matches) path.animate([{ strokeDasharray: "0 1" }, { strokeDasharray: "1 0" }], { duration: TRAVEL })
  }
  if (drawing.childElementCount) layer.append(drawing)
}

function layerOf(root) {
  const found = root.querySelector(":scope > .motion")
  if (found) return found
  const layer = document.createElement("div")
  layer.className = "motion"
  layer.setAttribute("aria-hidden", "true")
  root.append(layer)
  return layer
}

const sizeOf = (root) => `${root.offsetWidth} ${root.offsetHeight}`

// What is to be known of the page before it changes; undefined where nothing is to move.
function beforeChange(stage, now) {
  const field = stage.root.querySelector(".board")
  if (!field || STILL.matches || !stage.shown.board || stage.shown.board === now.regions.board) return undefined
  if (stage.scene !== now.step.split("/")[0]) return undefined
  // A reader in a hurry waits for nothing: while cards are on their way, the next page comes without motion.
  if (performance.now() < stage.arrived) return undefined
  return { at: layOut(stage.root), lit: lit(stage.root), aims: field.dataset.aims }
}

// Called when the page has changed; it acts with the next picture, so that no click waits for it.
function afterChange(stage, now, before) {
  stage.scene = now.step.split("/")[0]
  stage.pointing ||= new ResizeObserver(() => {
    if (sizeOf(stage.root) !== stage.size) point(stage, false)
  })
  requestAnimationFrame(() => {
    if (stage.now !== now) return
    const { root } = stage
    const field = root.querySelector(".board")
    const layer = layerOf(root)
    for (const gone of layer.querySelectorAll(".gone")) gone.remove()
    if (before?.at && field) {
      if (travel(before.at, layOut(root), layer)) stage.arrived = performance.now() + TRAVEL
      light(root, before.lit)
    }
    point(stage, before !== undefined && field?.dataset.aims !== before.aims)
    stage.pointing.observe(root)
  })
}
