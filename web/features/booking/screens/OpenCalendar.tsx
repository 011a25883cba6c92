import { CalendarButton } from '../calendly/CalendarButton.tsx'

/** The booking calendar of a service, from its card (T-065). */
export function OpenCalendar(props: { cardId: string; label: string }) {
  return <CalendarButton {...props} />
}
