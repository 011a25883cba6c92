import { useMutation } from '@tanstack/react-query'
import { Eye } from 'lucide-react'
import type { Person } from '#contract/accounts/people.ts'
import { paths } from '#contract/paths.ts'
import { viewTexts } from '#domain/accounts/texts/views.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { stopLive } from '#web/lib/live/live.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { factorWords } from '../../factors/queries.ts'
import { askAuth } from '../../queries.ts'

const start = () =>
  mutation({ mutationFn: (id: string) => askAuth('view/member', { id }) }, { failure: factorWords })

/** An advisor opens the console of a member whom they advise, to read; the member sees that they did (T-203). */
export function ViewConsoleStaff({ person }: { person: Person }) {
  const begin = useMutation(start())
  if (!person.isAdvised || person.roles.length > 0 || person.isDisabled) return null
  return (
    <Button
      icon={Eye}
      title={viewTexts.viewNote}
      isBusy={begin.isPending}
      busyLabel="Opening"
      onClick={() =>
        begin.mutate(person.userId, {
          onSuccess: () => {
            // This tab is somebody else's from here on, and must not be loaded anew where it is.
            stopLive()
            window.location.assign(paths.dashboard())
          },
        })
      }
    >
      {viewTexts.viewConsole}
    </Button>
  )
}
