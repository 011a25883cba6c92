import { connectionTexts } from '#domain/content/texts/connection.ts'

const GIVEN_UP_MS = 15_000

/**
 * Says at once that the next page is on its way, with a line over this one: on a slow line the browser shows nothing near the finger for
 * seconds. Links and forms themselves are the browser's.
 */
export function showLeaving() {
  const line = document.createElement('div')
  line.dataset.leaving = ''
  line.ariaHidden = 'true'
  Object.assign(line.style, {
    ...{ position: 'fixed', top: '0', left: '0', width: '100%', height: '3px', zIndex: '100' },
    ...{ background: 'var(--jul-ink)', transformOrigin: '0 0', pointerEvents: 'none' },
  })
  let timer = 0
  const end = () => {
    clearTimeout(timer)
    line.remove()
  }
  const begin = () => {
    end()
    // In a modal dialog, which lies over everything else, where the tap was in one.
    const over = document.querySelector('dialog[open]') ?? document.body
    over.append(line)
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
    line.animate([{ transform: 'scaleX(.08)' }, { transform: 'scaleX(.9)' }], {
      duration: isStill ? 0 : 8_000,
      easing: 'cubic-bezier(0,.6,.2,1)',
      fill: 'forwards',
    })
    // What is saved as a file leaves this page where it is.
    timer = window.setTimeout(end, GIVEN_UP_MS)
  }
  window.addEventListener('click', (event) => leads(event) && begin())
  window.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return
    if (staysOffline(event.target)) event.preventDefault()
    else begin()
  })
  window.addEventListener('pageshow', (event) => event.persisted && end())
  return { begin, end }
}

/** Keeps a form where it is without a network, and says so over it: the browser's own page would take away what was typed. */
function staysOffline(form: EventTarget | null): boolean {
  const summary = form instanceof HTMLFormElement ? form.querySelector('[role="alert"] strong') : null
  if (navigator.onLine || !summary) return false
  summary.textContent = connectionTexts.formOffline
  summary.scrollIntoView({ block: 'center' })
  return true
}

/** Whether this click leads to another page in this window. */
function leads(event: MouseEvent): boolean {
  if (event.defaultPrevented || event.button > 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== location.origin)
    return false
  return !link.hash || link.pathname !== location.pathname || link.search !== location.search
}
