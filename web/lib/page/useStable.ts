import { useRef, useState } from 'react'

/** The same functions for the life of a component, each calling what it was given last; so that rows need not be drawn anew. */
export function useStable<Actions extends Record<string, (...given: never[]) => unknown>>(
  actions: Actions,
): Actions {
  const latest = useRef(actions)
  latest.current = actions
  const [stable] = useState(() => {
    const names = Object.keys(actions)
    const call =
      (name: string) =>
      (...given: never[]) =>
        latest.current[name]?.(...given)
    // safe because it has the same names, and each calls the function of that name
    return Object.fromEntries(names.map((name) => [name, call(name)])) as Actions
  })
  return stable
}
