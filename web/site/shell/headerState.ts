import { headerWays } from '#domain/content/rules/navigation.ts'
import type { LandingVisit } from '#domain/content/types.ts'
import { mayKeep } from '#web/lib/page/keptChoice.ts'
import { readHint } from '#web/lib/signIn/signedInHint.ts'

/** Lets logo, Back button and VIP Access follow the hint of a sign-in and the last landing page. */
export function keepHeader() {
  drawHeader()
  // Coming back to a kept page, or signing in or out in another tab.
  window.addEventListener('pageshow', (event) => event.persisted && drawHeader())
  window.addEventListener('storage', drawHeader)
  // A tooltip goes on Escape and comes back with the next move.
  window.addEventListener('keydown', ({ key }) => key === 'Escape' && quiet(true))
  for (const name of ['pointermove', 'focusin'])
    window.addEventListener(name, () => quiet(false), { passive: true })
}

export function drawHeader() {
  const hint = readHint()
  const page = document.documentElement
  if (hint) page.dataset.signedIn = hint
  else delete page.dataset.signedIn
  const header = document.querySelector<HTMLElement>('[data-path]')
  if (!header) return
  keepLanding(header.dataset.path)
  const looker = { isSignedIn: hint !== null, isStaff: hint === 'staff' }
  const ways = headerWays(header.dataset.path ?? '', looker, readLanding(), new Date())
  header.querySelector('[data-logo]')?.setAttribute('href', ways.logo)
  for (const back of header.querySelectorAll<HTMLElement>('[data-back]')) {
    back.hidden = !ways.back
    back.textContent = ways.back?.label ?? ''
    back.setAttribute('href', ways.back?.to ?? '/')
  }
  const staffEntry = header.querySelector<HTMLElement>('[data-staff-entry]')
  if (staffEntry) staffEntry.hidden = !ways.hasStaffEntry
}

/** On a landing page, what leads back to it for thirty minutes; a page that is not there is not remembered (K07). */
function keepLanding(page: string | undefined) {
  if (page !== '/landing' || !/^\/landing\/[\w-]+$/.test(location.pathname) || !mayKeep('marketing')) return
  try {
    const visit = { path: location.pathname, slug: location.pathname.split('/').at(-1), at: Date.now() }
    sessionStorage.setItem('jul.landing', JSON.stringify(visit))
  } catch {
    // Without storage nothing leads back.
  }
}

/** A landing page leaves its address and the time here: `{"path":"/landing/…","at":1763632800000}`. */
function readLanding(): LandingVisit | null {
  if (!mayKeep('marketing')) return null
  try {
    const { path, at } = JSON.parse(sessionStorage.getItem('jul.landing') ?? '{}')
    return typeof path === 'string' && /^\/landing\/[\w-]+$/.test(path) && Number.isFinite(at)
      ? { path, visitedAt: new Date(at) }
      : null
  } catch {
    return null
  }
}

function quiet(isQuiet: boolean) {
  const { dataset } = document.documentElement
  if (isQuiet) dataset.quiet = ''
  else if (dataset.quiet !== undefined) delete dataset.quiet
}
