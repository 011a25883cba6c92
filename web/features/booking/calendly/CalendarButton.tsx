import { useQuery } from '@tanstack/react-query'
import { serviceCardTexts } from '#domain/billing/rules/serviceCardTexts.ts'
import { toast } from '#web/lib/page/toast.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { useSession } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { calendarsQuery } from './queries.ts'

type Props = { cardId: string; label: string; variant?: 'line' | 'solid' }

/** The form there begins with what we know: the name that this person goes by, and their address (T-065). */
function filledIn(url: string, me: Pick<Me, 'displayName' | 'email'> | null): string {
  if (!me) return url
  const link = new URL(url)
  link.searchParams.set('name', me.displayName)
  link.searchParams.set('email', me.email)
  return link.href
}

/** Opens the booking calendar of a service by a link that the server signed for this member (T-065). */
export function CalendarButton({ cardId, label, variant = 'line' }: Props) {
  const { me } = useSession()
  const query = useQuery(calendarsQuery())
  const calendar = query.data?.calendars.find((each) => each.cardId === cardId)
  if (calendar)
    return (
      <Button
        variant={variant}
        href={filledIn(calendar.url, me)}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => toast.info(serviceCardTexts.bookingOpens)}
      >
        {label}
      </Button>
    )
  return (
    <Button
      variant={variant}
      isBusy={query.isPending}
      busyLabel={label}
      onClick={() => {
        toast.error(serviceCardTexts.bookingFailed)
        void query.refetch()
      }}
    >
      {label}
    </Button>
  )
}
