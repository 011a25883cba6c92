/** What the step says, and the button at its foot. */
export const calendarWords = {
  title: 'Choose a time in our calendar',
  open: 'Open booking calendar',
} as const

/** The third step without a credit, where the service has a booking calendar: what becomes of a booking there (T-061, T-065). */
export function CalendarStep() {
  return (
    <section aria-labelledby="booking-calendar" className="grid justify-items-start gap-3">
      <h3 id="booking-calendar" className="title-m">
        {calendarWords.title}
      </h3>
      <p className="max-w-[52ch] text-ink-2">
        It opens in a new tab and knows that it is you. The session you book there appears on your list by
        itself, within a minute or so; you move or cancel it with the links in its email.
      </p>
    </section>
  )
}
