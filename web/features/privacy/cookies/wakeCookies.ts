import { cookieBannerMs } from '#domain/privacy/limits.ts'
import { acceptAll, rejectOptional } from '#domain/privacy/rules/choice.ts'
import { cookieTexts } from '#domain/privacy/texts.ts'
import type { AllowedCategories } from '#domain/privacy/types.ts'
import { optionalCategories } from '#domain/privacy/types.ts'
import { choiceChanged, choiceHere, cookieVersionHere } from '#web/lib/page/keptChoice.ts'
import { saveChoice } from './saveChoice.ts'

/** Asks about cookies `afterMs` after the page where this browser has not answered (spec 1 §4); returns how to stop. */
export function wakeCookies(root: HTMLElement, afterMs: number = cookieBannerMs): () => void {
  const banner = root.querySelector<HTMLElement>('[data-cookie-banner]')
  const dialog = root.querySelector('dialog')
  const form = dialog?.querySelector('form')
  if (!banner || !dialog || !form) return () => undefined
  let before: HTMLElement | null = null
  const show = async () => {
    const isIn = root.contains(document.activeElement)
    // The page of the preferences asks by itself.
    const isAsked = choiceHere() === null && !document.querySelector('[data-cookie-form]')
    if (isAsked) await dressCookies()
    banner.hidden = !isAsked
    if (banner.hidden && dialog.open) dialog.close()
    if (banner.hidden && isIn) goOn(before)
  }
  // Hidden, it is as high as nothing, and what it took of the page is given back.
  const room = new ResizeObserver(() => makeRoom(banner))
  room.observe(banner)
  const timer = window.setTimeout(() => void show(), afterMs)
  // Answered in another tab, or on the page of the preferences.
  const ending = new AbortController()
  const { signal } = ending
  const follow = () => void (banner.hidden || show())
  window.addEventListener(choiceChanged, follow, { signal })
  window.addEventListener('storage', follow, { signal })
  root.addEventListener(
    'focusin',
    ({ relatedTarget: from }) => {
      if (!(from instanceof Node && root.contains(from))) before = from instanceof HTMLElement ? from : null
    },
    { signal },
  )

  for (const button of banner.querySelectorAll<HTMLButtonElement>('[data-choose]')) {
    const allowed = button.dataset.choose === 'all' ? acceptAll : rejectOptional
    button.addEventListener('click', () => void send(banner, allowed), { signal })
  }
  banner.querySelector('[data-cookie-customize]')?.addEventListener(
    'click',
    () => {
      fillSwitches(form, choiceHere() ?? rejectOptional)
      // The version that the receipt will name: another one once staff have published the page (T-160).
      const version = form.querySelector('[data-cookie-version]')
      if (version) version.textContent = cookieTexts.versionNote(cookieVersionHere())
      dialog.showModal()
    },
    { signal },
  )
  dialog.querySelector('[data-cookie-cancel]')?.addEventListener('click', () => dialog.close(), { signal })
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      void send(form, readSwitches(form))
    },
    { signal },
  )
  return () => {
    window.clearTimeout(timer)
    ending.abort()
    room.disconnect()
  }
}

/** The question takes the focus with it: that goes back to what had it before, or to the head of the page (WCAG 2.4.3). */
function goOn(before: HTMLElement | null) {
  before?.focus({ preventScroll: true })
  if (before && document.activeElement === before) return
  const head = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main')
  if (!head) return
  head.tabIndex = -1
  head.focus({ preventScroll: true })
}

const bannerGap = 24

/** Where the question lies across the page, the page can be scrolled clear of it: no button stays below it (T-159). */
function makeRoom(banner: HTMLElement) {
  const isAcross = banner.offsetWidth * 2 > window.innerWidth
  const room = isAcross ? `${banner.offsetHeight + bannerGap}px` : ''
  document.body.style.paddingBottom = room
  document.documentElement.style.scrollPaddingBottom = room
}

let dressed: Promise<void> | null = null

/** The looks of the question; where they cannot be loaded, it stands as the browser draws it. */
export function dressCookies(): Promise<void> {
  dressed ??= new Promise((done) => {
    const sheet = document.createElement('link')
    sheet.rel = 'stylesheet'
    sheet.href = '/cookies.css'
    sheet.onload = sheet.onerror = () => done()
    document.head.append(sheet)
  })
  return dressed
}

/** Sends a choice from this part of a page: its buttons wait, and it says what went wrong. */
export async function send(part: HTMLElement, allowed: AllowedCategories): Promise<boolean> {
  if (part.ariaBusy === 'true') return false
  const failure = part.querySelector('[data-cookie-failure]')
  // Not disabled: the pressed button would lose the focus.
  part.ariaBusy = 'true'
  if (failure) failure.textContent = ''
  const choice = await saveChoice(allowed).finally(() => {
    part.ariaBusy = null
  })
  if (!choice && failure) failure.textContent = cookieTexts.failed
  return choice !== null
}

export const readSwitches = (form: HTMLFormElement): AllowedCategories => {
  const given = new FormData(form)
  return {
    functional: given.has('functional'),
    analytics: given.has('analytics'),
    marketing: given.has('marketing'),
  }
}

export function fillSwitches(form: HTMLFormElement, allowed: AllowedCategories) {
  for (const category of optionalCategories) {
    const input = form.elements.namedItem(category)
    if (input instanceof HTMLInputElement) input.checked = allowed[category]
  }
}
