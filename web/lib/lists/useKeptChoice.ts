import { useLocation, useNavigate } from 'react-router'

/**
 * What somebody chose or searched for in a list, by its name: Back and a reload bring it back. It stays with the entry of the
 * history, because a name or an email address must not stand in the address of a page (ASVS 14.2.1).
 */
export function useKeptChoice<T extends string>(name: string, first: T, among?: readonly T[]) {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const held: Record<string, unknown> = typeof state === 'object' && state !== null ? state : {}
  const kept = held[name]
  const isChoice = (value: unknown): value is T =>
    typeof value === 'string' && (!among || among.some((each) => each === value))
  const choose = (next: T) =>
    navigate(
      { pathname, search, hash },
      { replace: true, preventScrollReset: true, state: { ...held, [name]: next } },
    )
  return [isChoice(kept) ? kept : first, choose] as const
}
