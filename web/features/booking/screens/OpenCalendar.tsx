import { useQuery } from '@tanstack/react-query'
import { serviceCardTexts } from '#domain/billing/rules/serviceCardTexts.ts'
import { toast } from '#web/lib/page/toast.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { calendarQuery } from '../calendly/queries.ts'

/** Opens the booking calendar of a service by a link that the server signed for this member (T-065). */
export function OpenCalendar({ cardId, label }: { cardId: string; label: string }) {
  const query = useQuery(calendarQuery(cardId))
  if (query.data?.url)
    return (
      <Button
        href={query.data.url}
        target="_blank"
        rel="noopener noreferrer"
        onClick={() => toast.info(serviceCardTexts.bookingOpens)}
      >
        {label}
      </Button>
    )
  return (
    <Button
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
