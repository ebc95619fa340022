// Shows finished, escaped markup region by region and sends clicks back with the step they were made at.
const SELECT_BY_FOCUS = (name) => `[data-focus="${CSS.escape(name)}"]`

function dark(element) {
  const colour = getComputedStyle(element).getPropertyValue("--st-background-color").trim()
  const probe = document.createElement("span")
  probe.style.color = colour || "#fff"
  document.body.append(probe)
  const parts = (getComputedStyle(probe).color.match(/[\d.]+/g) || [255, 255, 255]).map(Number)
  probe.remove()
  return 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2] < 128
}

function nearest(from, all, dx, dy) {
  const here = from.getBoundingClientRect()
  const x = here.left + here.width / 2
  const y = here.top + here.height / 2
  let best = null
  let least = Infinity
  for (const other of all) {
    if (other === from) continue
    const box = other.getBoundingClientRect()
    const along = (box.left + box.width / 2 - x) * dx + (box.top + box.height / 2 - y) * dy
    const across = Math.abs((box.left + box.width / 2 - x) * dy) + Math.abs((box.top + box.height / 2 - y) * dx)
    if (along > 4 && along + 2 * across < least) {
      least = along + 2 * across
      best = other
    }
  }
  return best
}

// A link opened in a new tab keeps the depth of this page.
function keepDepth(link) {
  if (!link) return
  const depth = new URLSearchParams(location.search).get("depth")
  const goal = new URL(link.href)
  if (depth) goal.searchParams.set("depth", depth)
  else goal.searchParams.delete("depth")
  if (goal.href !== link.href) link.href = goal.pathname + goal.search
}

const COARSE = matchMedia("(pointer: coarse)")
const LEAST_PANEL = 170
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] }

function start(parent) {
  const root = document.createElement("div")
  root.className = "stage"
  parent.append(root)
  const stage = { root, shown: {}, layout: null, now: null, moments: new Map(), moved: false, reached: 0, away: false, send: () => {} }
  const clicks = (stage.clicks = new Clicks(stage))
  const send = (what, viaKeyboard) => clicks.make(what, viaKeyboard)

  for (const kind of ["pointerdown", "focusin"]) {
    root.addEventListener(kind, (event) => keepDepth(event.target.closest("a[data-send]")))
  }
  root.addEventListener("click", (event) => {
    const copy = event.target.closest("[data-copy]")
    if (copy) {
      copyText(location.href, root)
      copy.textContent = copy.dataset.copy
      return
    }
    if (event.target.closest("[data-print]")) return window.print()
    if (event.target.closest("[data-export]")) return saveProgress(root)
    if (opensPuzzle(root, event)) return
    const chip = event.target.closest("[data-filter]")
    if (chip) {
      for (const each of chip.parentElement.children) each.setAttribute("aria-pressed", String(each === chip))
      narrow(chip.closest("section").querySelector("[data-find]"))
      return
    }
    const goal = event.target.closest("[data-goto]")
    if (goal) {
      const group = root.querySelector(`[data-focus="${CSS.escape(goal.dataset.goto)}"]`)
      if (group) {
        group.open = true
        group.scrollIntoView({ block: "start" })
        group.querySelector("summary")?.focus({ preventScroll: true })
      }
      return
    }
    const from = event.target.closest("[data-send]")
    if (!from || from.disabled) return
    if (from.tagName === "A" && (event.ctrlKey || event.metaKey || event.shiftKey || event.button)) return
    event.preventDefault()
    send(from.dataset.send, event.detail === 0)
    if (["erase", "sign-out"].includes(from.dataset.send)) forgetVisitor()
  })
  root.addEventListener("change", (event) => {
    if (event.target.matches("[data-import]")) loadProgress(root, event.target, (all, added) => send(`loaded:${all}:${added}`, false))
  })
  listenForKeys(stage)
  window.addEventListener("popstate", () => clicks.left())
  // Looking something up as it is typed: one question is under way at a time, the newest words come next.
  const ask = () => {
    const field = root.querySelector("[data-search]")
    if (!field || field.value === stage.asked || !clicks.idle) return
    stage.asked = field.value
    writeWords(field.value)
    clicks.post(`find:${field.value}`, false, true)
  }
  stage.ask = ask
  root.addEventListener("input", (event) => {
    if (!event.target.matches("[data-search]")) return
    clearTimeout(stage.typing)
    stage.typing = setTimeout(ask, 110)
  })
  root.addEventListener("submit", (event) => {
    event.preventDefault()
    if (event.target.matches("[data-searching]")) {
      if (event.target.querySelector("[data-search]").value === stage.asked) root.querySelector(".result")?.focus()
      return ask()
    }
    const field = event.target.querySelector("input")
    if (COARSE.matches) field.blur() // the keyboard on the screen goes away, so that the answer can be seen
    send(`${event.target.dataset.form}:${field.value}`, true)
  })
  root.addEventListener("keydown", (event) => {
    const arrow = ARROWS[event.key]
    const from = event.target.closest("[data-uid]")
    if (arrow && from && !event.ctrlKey && !event.altKey && !event.metaKey) {
      const to = nearest(from, root.querySelectorAll("[data-uid]"), arrow[0], arrow[1])
      if (to) {
        event.preventDefault()
        to.focus()
      }
    } else if (event.key === "Escape" && root.querySelector(".card.selected") && !root.querySelector("dialog[open]")) {
      send("close", true)
    }
  })
  // A key that is held down counts once.
  root.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && event.repeat && event.target.closest("button, summary, [role=button]")) event.preventDefault()
  }, true)
  root.addEventListener("keydown", (event) => {
    const from = event.target.closest('[role="button"][data-send]')
    if (!from || event.repeat || (event.key !== "Enter" && event.key !== " ")) return
    event.preventDefault()
    send(from.dataset.send, true)
  })
  root.addEventListener("input", (event) => {
    if (event.target.matches("[data-find]")) narrow(event.target)
  })
  root.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.target.matches("[data-find]")) return
    event.preventDefault()
    const first = [...event.target.parentElement.querySelectorAll("li:not([hidden]) [data-send]")]
    first.find((each) => each.offsetParent)?.focus()
  })
  root.addEventListener("toggle", (event) => {
    const log = event.target.open && event.target.querySelector(".log")
    if (log) scrollLog(log)
  }, true)
  const paint = () => { root.dataset.theme = dark(parent.host || root) ? "dark" : "light" }
  stage.paint = paint
  const media = matchMedia("(prefers-color-scheme: dark)")
  media.addEventListener("change", () => setTimeout(paint, 60))
  stage.watch = new MutationObserver(paint)
  stage.watch.observe(document.documentElement, { attributes: true, attributeFilter: ["style", "class", "data-theme"] })
  const app = document.querySelector(".stApp")
  if (app) stage.watch.observe(app, { attributes: true, attributeFilter: ["style", "class"] })
  if (app) attend(stage, app)
  paint()
  return stage
}

// While the server is away the page says so in its own words, in the place of Streamlit's dialog.
function attend(stage, app) {
  const look = () => {
    const away = app.dataset.testConnectionState !== "CONNECTED"
    if (away === stage.away) return
    stage.away = away
    stage.root.toggleAttribute("data-away", away)
    if (!away) stage.clicks.resume()
  }
  stage.connection = new MutationObserver(look)
  stage.connection.observe(app, { attributes: true, attributeFilter: ["data-test-connection-state"] })
  stage.dialogs = new MutationObserver(() => {
    if (stage.away) document.querySelector('[data-testid="stDialog"] button')?.click()
  })
  stage.dialogs.observe(document.body, { childList: true })
}

// The words searched for, in the address of this place: written as the server writes them, so that it adds no place.
function writeWords(words) {
  const written = encodeURIComponent(words.trim() ? words : "").replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  const part = written ? `q=${written.replace(/%20/g, "+")}` : ""
  const parts = location.search.slice(1).split("&").filter(Boolean)
  const at = parts.findIndex((each) => each.startsWith("q="))
  if (at >= 0) parts.splice(at, 1, part)
  else parts.push(part)
  history.replaceState(history.state, "", `${location.pathname}?${parts.filter(Boolean).join("&")}`)
}

async function copyText(text, root) {
  try {
    await navigator.clipboard.writeText(text)
  } catch {
    const field = document.createElement("textarea")
    field.value = text
    root.append(field)
    field.select()
    document.execCommand("copy")
    field.remove()
  }
}

// Where the drawing of the Chain is wider than its place: the link at work comes into view, else the newest one.
function follow(region) {
  const box = region.querySelector(".scroll")
  if (!box || box.scrollWidth <= box.clientWidth) return
  const waiting = [...box.querySelectorAll(".node.link.waiting")]
  const link = box.querySelector(".node.link.resolving") || waiting[waiting.length - 1]
  if (!link) return
  const from = box.getBoundingClientRect()
  const at = link.getBoundingClientRect()
  box.scrollLeft += at.left + at.width / 2 - from.left - from.width / 2
}

// The log scrolls to the step shown.
function scrollLog(log) {
  const line = log.querySelector(".here")
  if (line) log.scrollTop = line.offsetTop - log.offsetTop - 40
}

const plainField = (markup) => {
  const held = document.createElement("template")
  held.innerHTML = markup
  held.content.querySelector("[data-search]")?.removeAttribute("value")
  return held.innerHTML
}

// On a narrow page a panel covers the lower end of the window. When the field changes, it comes into view above that panel:
// from its top, or if it is too high, its lower end, where the reader's own cards and an opened pile are. A page that is
// new scrolls no further than the field needs. On a wide page an opened pile comes into view.
function keepFieldInView(root, fresh) {
  const board = root.querySelector(".board")
  const region = [...root.querySelectorAll('[data-region="moves"], [data-region="task"]')].find(
    (each) => each.offsetHeight && getComputedStyle(each).position === "sticky")
  if (board && !region) board.querySelector(".drawers")?.scrollIntoView({ block: "nearest" })
  if (!board || !region) return
  if (root.querySelector(".typing[open]")) {
    const room = innerHeight - board.offsetHeight - 10
    region.firstElementChild.style.maxHeight = `${Math.max(room, LEAST_PANEL)}px`
  }
  const room = innerHeight - region.offsetHeight - 8
  const field = board.getBoundingClientRect()
  if (field.top >= 0 && field.bottom <= innerHeight - region.offsetHeight) return
  board.style.scrollMarginBottom = `${region.offsetHeight + 4}px`
  if (fresh) {
    if (field.height <= room) board.scrollIntoView({ block: "nearest" })
  } else board.scrollIntoView({ block: field.height <= room ? "start" : "end" })
}

// A page with another heading or question is read from its top.
const subject = (root) => [...root.querySelectorAll("h1, .practice .ask")].map((each) => each.textContent).join("\n")

function toTop() {
  for (const each of [document.scrollingElement, document.querySelector('[data-testid="stMain"]')]) each?.scrollTo(0, 0)
}

// Shows a moment: its regions by name, in the layout that was sent with them.
function show(stage, now, focus) {
  const { root } = stage
  const scope = root.getRootNode()
  const active = root.contains(scope.activeElement) ? scope.activeElement : null
  const held = active ? active.dataset.focus : null
  const { "": layout, ...regions } = now.regions
  const before = beforeChange(stage, now)
  const earlier = subject(root)
  stage.now = now
  root.lang = now.lang
  document.documentElement.lang = now.lang
  if (stage.layout !== layout) {
    root.innerHTML = layout
    stage.layout = layout
    stage.shown = {}
  }
  const replaced = []
  for (const [name, markup] of Object.entries(regions)) {
    if (stage.shown[name] === markup) continue
    const region = root.querySelector(`[data-region="${name}"]`)
    if (!region) continue
    // The words in the field are the reader's: while they are typed, the field is not drawn again.
    const typed = region.querySelector("[data-search]")
    if (typed && typed === active && plainField(region.innerHTML) === plainField(markup)) {
      stage.shown[name] = markup
      continue
    }
    const open = new Set([...region.querySelectorAll("details[open][data-focus]")].map((each) => each.dataset.focus))
    region.innerHTML = markup
    for (const each of region.querySelectorAll("details[data-focus]")) if (open.has(each.dataset.focus)) each.open = true
    stage.shown[name] = markup
    replaced.push(region)
  }
  const another = subject(root) !== earlier
  if (another) toTop()
  const wanted = focus || (held && !root.contains(active) ? held : null)
  if (wanted && (focus || active)) {
    const target = root.querySelector(SELECT_BY_FOCUS(wanted)) || root.querySelector("[data-primary]")
    if (target && !target.disabled) target.focus({ preventScroll: !focus })
    else (root.querySelector("[data-primary]") || root.querySelector(".answers"))?.focus({ preventScroll: true })
  }
  // Whatever asks for a size makes the browser lay out the page, so it comes last.
  for (const region of replaced) {
    follow(region)
    for (const log of region.querySelectorAll("details[open] .log")) scrollLog(log)
  }
  if (replaced.some((each) => each.dataset.region === "board" || each.querySelector(".typing[open]"))) keepFieldInView(root, !earlier || another)
  root.dataset.step = now.step
  afterChange(stage, now, before)
  const again = root.querySelector("[data-again]")
  stage.clicks.again(again ? again.dataset.again : "", again ? Number(again.dataset.after) : 0)
}

// The style, once per place it is needed in; nothing is shown before it has come.
function dress(parent, address) {
  const link = document.createElement("link")
  link.rel = "stylesheet"
  link.href = address
  parent.append(link)
  return new Promise((done) => { link.onload = link.onerror = done })
}

// Shows what the server has answered.
function answered(stage, data) {
  const regions = receive(data)
  if (!regions) return stage.clicks.post("again", false, true)
  const { lang, step, stop, address, decides } = data
  const now = { lang, step, stop, address, decides, regions }
  if (stage.line !== data.line) stage.moments.clear()
  stage.line = data.line
  stage.last = data.serial
  if (!stage.moments.has(stop)) stage.moments.set(stop, now)
  if (stage.clicks.answered(data)) {
    stage.moved = false
    stage.reached = data.reached
    show(stage, now, data.focus)
  }
  takeAhead(stage)
  stage.clicks.next()
  if (data.asks && visitorKey(false) && stage.clicks.idle) stage.clicks.post("hello", false, true)
}

// The steps that the server has sent after a page; they are taken once that page is there.
let onStage = null
let sentAhead = null
function takeAhead(stage) {
  const data = sentAhead
  if (!stage || !data || data.held !== collection || data.line !== stage.line || data.serial !== stage.last + 1) return
  sentAhead = null
  if (!receive(data)) return
  for (const moment of data.moments) {
    const own = textsOf({ ...data.regions, ...moment.regions })
    if (own) stage.moments.set(moment.stop, { ...moment, lang: data.lang, regions: own })
  }
}

export function ahead({ data }) {
  sentAhead = data
  takeAhead(onStage)
}

// Goes to a step that the server has sent ahead; its address becomes a place that the browser's "back" leads to.
function go(stage, moment) {
  stage.moved = true
  const cursor = Number(moment.step.split("/").pop())
  stage.reached = Math.max(stage.reached, cursor)
  if (moment.address !== location.search.slice(1)) history.pushState({}, "", `${location.pathname}?${moment.address}`)
  show(stage, moment, "")
  stage.clicks.tell()
}

export async function draw(component, style) {
  const { parentElement, data, setTriggerValue } = component
  const key = "__stage"
  if (!parentElement[key]) {
    parentElement.__dressed ||= dress(parentElement, style)
    await parentElement.__dressed
    parentElement[key] ||= start(parentElement)
  }
  const stage = (onStage = parentElement[key])
  stage.send = (value) => setTriggerValue("sent", value)
  const serial = `${data.held}.${data.serial}`
  if (stage.serial === serial) return stage.paint()
  stage.serial = serial
  answered(stage, data)
  const field = stage.root.querySelector("[data-search]")
  if (!field) stage.asked = undefined
  else if (stage.asked === undefined || document.activeElement !== stage.root.getRootNode().host) stage.asked = field.value
  else stage.ask()
}
