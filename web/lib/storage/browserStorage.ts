/** A browser may refuse to keep anything (blocked, full, evicted): then a read finds nothing, and nothing else stops (F26). */
const guarded = (storage: () => Storage) => ({
  get: (key: string): string | null => {
    try {
      return storage().getItem(key)
    } catch {
      return null
    }
  },
  /** Null takes it away. Says whether it is as it was asked. */
  set: (key: string, value: string | null): boolean => {
    try {
      if (value === null) storage().removeItem(key)
      else storage().setItem(key, value)
      return true
    } catch {
      return false
    }
  },
  clear: (): void => {
    try {
      storage().clear()
    } catch {
      // Nothing was kept.
    }
  },
})

/** What this browser keeps for us: `local` for good and for every tab, `session` as long as the tab. */
export const browserStorage = {
  local: guarded(() => localStorage),
  session: guarded(() => sessionStorage),
}
