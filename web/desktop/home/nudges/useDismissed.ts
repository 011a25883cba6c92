import { useMutation } from '@tanstack/react-query'
import { nudgeLimits } from '#domain/accounts/limits.ts'
import { withDismissed } from '#domain/accounts/rules/nudges.ts'
import { api } from '#web/lib/calls/api.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { meQuery, useMe } from '#web/lib/signIn/session.tsx'

const put = () =>
  mutation(
    {
      mutationFn: (nudge: string) => api.accounts.dismissNudge({ nudge }),
      onMutate: (nudge) =>
        queryClient.setQueryData(meQuery().queryKey, (known) =>
          known?.me
            ? {
                me: {
                  ...known.me,
                  dismissed: withDismissed(known.me.dismissed, nudge, new Date(), nudgeLimits),
                },
              }
            : known,
        ),
    },
    {
      failure: 'Could not put that away. Please try again.',
      refresh: [meQuery().queryKey],
      isDrawnFirst: true,
    },
  )

/** Which nudges this person put away: one place for every device (T-113), drawn before it is stored. */
export function useDismissed() {
  const { dismissed } = useMe()
  const { mutate } = useMutation(put())
  return { dismissed, dismiss: mutate }
}
