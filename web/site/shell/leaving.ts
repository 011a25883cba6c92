import { connectionTexts } from '#domain/content/texts/connection.ts'

const GIVEN_UP_MS = 15_000
const REACHED_MS = 10_000

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
  let asked: HTMLFormElement | null = null
  let isAsking = false
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
    begin()
    const summary = summaryOf(event.target)
    if (!summary || summary.form === asked) return
    // The page stays until the server is known to be there: the browser's own page would take away what was typed.
    event.preventDefault()
    if (isAsking) return
    isAsking = true
    void isReached().then((isThere) => {
      isAsking = false
      if (!isThere) {
        end()
        return say(
          summary.words,
          navigator.onLine ? connectionTexts.formUnreached : connectionTexts.formOffline,
        )
      }
      asked = summary.form
      summary.form.requestSubmit(event.submitter)
      asked = null
    })
  })
  window.addEventListener('pageshow', (event) => event.persisted && end())
  return { begin, end }
}

/** Where a form of the site says what is wrong with it; null for one that says nothing there. */
function summaryOf(form: EventTarget | null) {
  const words = form instanceof HTMLFormElement ? form.querySelector('[role="alert"] strong') : null
  return form instanceof HTMLFormElement && words ? { form, words } : null
}

function say(words: Element, text: string) {
  words.textContent = text
  words.scrollIntoView({ block: 'center' })
}

/** Whether the server answers at all; one in front of it that answers for it does not count. */
async function isReached(): Promise<boolean> {
  if (!navigator.onLine) return false
  const asked = { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(REACHED_MS) } as const
  const answer = await fetch(location.pathname, asked).catch(() => null)
  return answer !== null && answer.status < 500
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
