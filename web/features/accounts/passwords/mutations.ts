import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import type { AuthAnswer } from '../queries.ts'
import { askAuth } from '../queries.ts'

/** The form says what is wrong with a password. */
export const changePassword = () =>
  mutation(
    {
      mutationFn: (entry: { currentPassword: string; newPassword: string }): Promise<AuthAnswer> =>
        askAuth('change-password', entry),
    },
    { success: ({ message }) => message ?? accountUiTexts.passwordChanged },
  )
