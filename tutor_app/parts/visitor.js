// The visitor's key: random, kept in this browser only, sent with every click. The server stores a digest of it.
const VISITOR = "duel-tutor-visitor"
const PROGRESS = () => new URL("progress/file", document.baseURI).href

function visitorKey(make) {
  try {
    let key = localStorage.getItem(VISITOR)
    if (!key && make) {
      key = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("")
      localStorage.setItem(VISITOR, key)
    }
    return key || ""
  } catch {
    return ""
  }
}

function forgetVisitor() {
  try {
    localStorage.removeItem(VISITOR)
  } catch {
    return
  }
}

const asVisitor = (root) => ({ "X-Visitor": visitorKey(true), "Accept-Language": root.lang })

// Says how reading or writing a file went, beside its buttons.
function tellFile(root, words) {
  const place = root.querySelector("[data-told]")
  if (place) place.textContent = words
}

async function saveProgress(root) {
  try {
    const answer = await fetch(PROGRESS(), { headers: asVisitor(root) })
    if (!answer.ok) return tellFile(root, await answer.text())
    const link = document.createElement("a")
    link.href = URL.createObjectURL(await answer.blob())
    link.download = "duel-tutor-progress.json"
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 1000)
  } catch (error) {
    tellFile(root, String(error))
  }
}

async function loadProgress(root, field, done) {
  const [file] = field.files
  if (!file) return
  try {
    const answer = await fetch(PROGRESS(), { method: "PUT", headers: asVisitor(root), body: file })
    if (!answer.ok) return tellFile(root, await answer.text())
    const { all, added } = await answer.json()
    done(all, added)
  } catch (error) {
    tellFile(root, String(error))
  } finally {
    field.value = ""
  }
}
