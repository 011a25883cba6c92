import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { usePhoneLayout } from '#web/lib/page/mediaQuery.ts'

/** The board a card was opened from; for somebody who came by its address, the board that fits their screen (T-104). */
export function useBackToBoard(): string {
  const { state } = useLocation()
  const isPhone = usePhoneLayout()
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'board') : null
  const boards = [paths.dashboard('julboard'), paths.appHome('board')]
  const known = boards.find((board) => board === from)
  return known ?? (isPhone ? paths.appHome('board') : paths.dashboard('julboard'))
}
