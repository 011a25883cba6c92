import { useMutation } from '@tanstack/react-query'
import type { Theme } from '#domain/accounts/types.ts'
import { setTheme, useTheme } from '#web/lib/page/theme.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { chooseTheme } from '../profile/mutations.ts'

/** How the screens look: shown at once, then kept in the profile; what could not be kept is taken back. */
export function useThemeChoice(): [Theme, (theme: Theme) => void] {
  const { profile } = useMe()
  const theme = useTheme()
  const save = useMutation({ ...chooseTheme(), onError: () => setTheme(profile.theme) })
  function choose(next: Theme) {
    setTheme(next)
    save.mutate({ theme: next })
  }
  return [theme, choose]
}

/** The three ways to look. */
export const themeOptions: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: 'System' },
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
]
