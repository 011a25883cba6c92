// The way out where a global error left the page empty (T-171). It stands outside the bundle and needs none of it.
const support = document.querySelector('meta[name="support"]')?.content ?? ''
let isWatching = false

function offerWayOut() {
  isWatching = false
  if (document.body?.innerText.trim() || document.querySelector('dialog[open]')) return
  // React may have taken the whole document with it.
  const page = document.documentElement ?? document.appendChild(document.createElement('html'))
  const body = document.body ?? page.appendChild(document.createElement('body'))
  const main = body.appendChild(document.createElement('main'))
  main.className = 'mx-auto grid min-h-dvh max-w-[26rem] content-center gap-3 p-6'
  const add = (parent, tag, text, more) =>
    parent.appendChild(Object.assign(document.createElement(tag), { textContent: text, ...more }))
  add(main, 'h1', 'App Error Detected', { className: 'title-m' })
  add(
    main,
    'p',
    'The console stopped. Reload the page; if that does not help, write to us and say what you did last.',
  )
  const ways = add(main, 'p', '', { className: 'flex gap-6 font-semibold underline' })
  add(ways, 'a', 'Reload', { href: location.pathname })
  if (support) add(ways, 'a', 'Contact support', { href: `mailto:${support}` })
}

function look() {
  if (isWatching) return
  isWatching = true
  // A screen between two others is empty for a moment, too.
  setTimeout(offerWayOut, 1500)
}

addEventListener('error', look)
addEventListener('unhandledrejection', look)
