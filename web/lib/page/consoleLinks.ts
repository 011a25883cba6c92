import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'

const isPhoneConsole = (pathname: string) => /^\/app(\/|$)/.test(pathname)

/** Whether this address is one of the phone's console, whatever it is shown on. */
export const useIsPhoneConsole = (): boolean => isPhoneConsole(useLocation().pathname)

/**
 * Where a card opens from this address: over the desktop's board, which stays as it is shown, or on the phone's screen,
 * which leads back to where it was opened (4.13.4).
 */
export function useCardLink(): (cardId: string) => { to: string; state: { board: string } | null } {
  const { pathname, search } = useLocation()
  return (cardId) => {
    if (isPhoneConsole(pathname)) return { to: paths.card(cardId), state: { board: pathname + search } }
    const { card: _card, tab, ...shown } = Object.fromEntries(new URLSearchParams(search))
    return { to: paths.boardCard(cardId, tab === 'julboard' ? shown : {}), state: null }
  }
}

/** The card that is open over the desktop's board; null where none is. */
export function useOpenCard(): string | null {
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  return pathname === paths.dashboard() && query.get('tab') === 'julboard' ? query.get('card') : null
}

/** Where a session opens from this address, in the drawer of sessions or on the phone's screen; at a part of what was said where one is meant. */
export function useSessionLink(): (sessionId: string, segment?: number | null) => string {
  const { pathname } = useLocation()
  return (sessionId, segment = null) => {
    const at = segment === null ? undefined : String(segment)
    return isPhoneConsole(pathname)
      ? paths.appSession(sessionId, at)
      : paths.dashboard('sessions', { session: sessionId, ...(at ? { at } : {}) })
  }
}
