import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'

/** The board a card was opened from, as it was shown; for somebody who came by its address, the phone's (spec 3 §2). */
export function useBackToBoard(): string {
  const { state } = useLocation()
  const from: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'board') : null
  return typeof from === 'string' && isBoard(from) ? from : paths.appBoard()
}

const isBoard = (address: string) => /^\/(app\/(home|julboard)|dashboard)(\?|$)/.test(address)
