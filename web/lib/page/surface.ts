import type { GoThing } from '#contract/paths.ts'
import { paths } from '#contract/paths.ts'
import { landings } from '#domain/accounts/rules/next.ts'
import type { Surface } from '#domain/billing/types.ts'
import { browserStorage } from '../storage/browserStorage.ts'

const key = 'jul.surface'

/** Keeps the console somebody chose by hand in this browser, for sign-ins and emails that name none (4.13.3). */
export function chooseSurface(surface: Surface) {
  browserStorage.local.set(key, surface)
}

/** The console for addresses that name none: the one chosen here, else the phone's below 768 px (4.13.3). */
export function usualSurface(): Surface {
  const chosen = browserStorage.local.get(key)
  if (chosen === 'mobile' || chosen === 'desktop') return chosen
  return window.matchMedia('(max-width: 47.99rem)').matches ? 'mobile' : 'desktop'
}

/** Where a sign-in leads that was asked for nothing else. */
export const usualLanding = (): string => landings[usualSurface()]

const places: Readonly<Record<GoThing, Readonly<Record<Surface, (id: string) => string>>>> = {
  home: { mobile: () => paths.appHome(), desktop: () => paths.dashboard() },
  board: { mobile: () => paths.appBoard(), desktop: () => paths.dashboard('julboard') },
  sessions: { mobile: () => paths.appHome('sessions'), desktop: () => paths.dashboard('sessions') },
  card: { mobile: (id) => paths.card(id), desktop: (id) => paths.boardCard(id) },
  session: {
    mobile: (id) => paths.appSession(id),
    desktop: (id) => paths.dashboard('sessions', { session: id }),
  },
  // The wizard, with the token of a booking link where there is one.
  book: {
    mobile: (id) => paths.appHome('sessions', id || 'new'),
    desktop: (id) => paths.dashboard('sessions', { book: id || 'new' }),
  },
  // A part that both consoles call the same, or what they open with.
  settings: {
    mobile: (id) => paths.appSettings(id),
    desktop: (id) => paths.dashboard('settings', id ? { part: id } : {}),
  },
}

/** The address of a thing on a console; an unknown thing is its home. */
export function placeOn(surface: Surface, thing: string, id: string): string {
  const known = Object.entries(places).find(([name]) => name === thing)?.[1] ?? places.home
  return known[surface](id)
}
