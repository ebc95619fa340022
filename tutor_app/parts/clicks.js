// Clicks on their way to the server. One is under way at a time; those made meanwhile wait, and none is lost: one that is
// not answered is sent again, under the same number, so that it counts once.
const WINDOW = Math.random().toString(36).slice(2)
const PATIENCE = 3000
const LONGEST_PATIENCE = 12000
const PAUSE = 350
const MOST_WAITING = 20
let count = 0

// A step without its last part, the beat shown: equal for the steps of one line of play.
const play = (step) => step.slice(0, step.lastIndexOf("/"))

class Clicks {
  constructor(stage) {
    this.stage = stage
    this.under = null
    this.waiting = []
  }

  get idle() {
    return this.under === null && this.waiting.length === 0
  }

  // A click of the reader. While an answer is awaited it waits, but for a step that is known; pressed twice, it counts once.
  make(what, keyboard) {
    const free = this.under === null || this.under.quiet
    const moment = free && this.waiting.length === 0 ? this.leadsTo(what) : null
    if (moment) return go(this.stage, moment)
    if (this.idle) return this.post(what, keyboard, false)
    const last = this.waiting.length ? this.waiting[this.waiting.length - 1] : this.under
    if (last.what !== what && this.waiting.length < MOST_WAITING) this.waiting.push({ what, keyboard })
    this.mark()
  }

  // The step a click leads to, where it is one that the server has sent.
  leadsTo(what) {
    const { now, moments } = this.stage
    if (!now || now.stop === undefined || now.stop < 0) return null
    const [verb, number] = what.split(":")
    if (verb === "skip") {
      let stop = now.stop + 1
      while (moments.has(stop) && !moments.get(stop).decides) stop += 1
      return moments.get(stop)
    }
    const stop = { next: now.stop + 1, redo: now.stop + 1, undo: now.stop - 1, jump: Number(number) }[verb]
    return moments.get(stop)
  }

  post(what, keyboard, quiet) {
    const { stage } = this
    count += 1
    const value = {
      send: what, step: stage.now ? stage.now.step : "", line: stage.line || "", moved: stage.moved,
      reached: stage.reached, keyboard: Boolean(keyboard), window: WINDOW, count, visitor: visitorKey(!quiet),
    }
    this.under = { what, quiet, value, collection, patience: PATIENCE }
    clearTimeout(this.telling)
    this.mark()
    this.try()
  }

  try() {
    const { under } = this
    clearTimeout(this.trying)
    if (this.stage.away) return
    this.stage.send({ ...under.value, held: collection, got })
    this.trying = setTimeout(() => {
      under.patience = Math.min(2 * under.patience, LONGEST_PATIENCE)
      if (this.under === under) this.try()
    }, under.patience)
  }

  // The connection is back. A server that was restarted learns the step shown, so that the next click finds it ready.
  resume() {
    if (this.under) this.try()
    else this.post("here", false, true)
  }

  // The server has answered the click of this window and number, perhaps the one under way. Returns whether its page is to be
  // shown: where the reader has gone on meanwhile and had only told so, the step stays.
  answered({ answers: [from, number], line, step }) {
    const { under, stage } = this
    if (!under) return true
    if (from === WINDOW && number === under.value.count) {
      clearTimeout(this.trying)
      this.under = null
      return !["here", "search"].includes(under.value.send) || under.value.step === stage.now.step
    }
    if (under.collection === collection) return true
    under.collection = collection // another server, or the same one after a break: it does not know of the click
    // It starts from an address that may be some steps behind the one shown.
    const known = stage.now !== null && play(step) === play(stage.now.step)
    if (known) Object.assign(under.value, { line, step: stage.now.step, moved: true })
    this.try()
    return !known
  }

  // Lets the clicks that waited go ahead, as far as they can still be made on the page as it is now.
  next() {
    const waited = this.waiting
    this.waiting = []
    for (const { what, keyboard } of waited) if (!this.idle || this.possible(what)) this.make(what, keyboard)
    this.mark()
  }

  possible(what) {
    const { root } = this.stage
    const form = root.querySelector(`[data-form="${CSS.escape(what.split(":")[0])}"]`)
    const from = root.querySelector(`[data-send="${CSS.escape(what)}"]`)
    return Boolean(form || (from && !from.disabled) || what === "close")
  }

  // Tells the server, once the reader rests, which step is shown now; nobody waits for the answer.
  tell() {
    clearTimeout(this.telling)
    this.telling = setTimeout(() => {
      if (!this.stage.moved) return
      if (this.idle) this.post("here", false, true)
      else this.tell()
    }, PAUSE)
  }

  // Asks the server again, after a while, for what it is still working out; nothing if there is no such thing.
  again(what, after) {
    clearTimeout(this.asking)
    if (!what) return
    this.asking = setTimeout(() => (this.idle ? this.post(what, false, true) : this.again(what, after)), after)
  }

  // The reader has gone to another place of the browser's history; the server is asked for it, and not told of this one.
  left() {
    clearTimeout(this.telling)
    this.stage.moved = false
  }

  mark() {
    const busy = this.waiting.length > 0 || (this.under !== null && !this.under.quiet)
    if (busy) this.stage.root.setAttribute("aria-busy", "true")
    else this.stage.root.removeAttribute("aria-busy")
  }
}
