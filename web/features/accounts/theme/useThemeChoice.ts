import { useMutation } from '@tanstack/react-query'
import { accountTexts } from '#domain/accounts/texts.ts'
import type { Theme } from '#domain/accounts/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { setTheme, useTheme } from '#web/lib/page/theme.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { rememberProfile } from '../queries.ts'

/** How the screens look: shown at once, then kept in the profile; what could not be kept is taken back. */
export function useThemeChoice(): [Theme, (theme: Theme) => void] {
  const { profile } = useMe()
  const theme = useTheme()
  const save = useMutation(
    orpc.accounts.editProfile.mutationOptions({
      onSuccess: (answer) => rememberProfile(answer.profile),
      onError: () => {
        setTheme(profile.theme)
        toast.error(accountTexts.profileUpdateFailed)
      },
    }),
  )
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
