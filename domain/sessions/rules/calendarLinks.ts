/** A session as the calendars of others take it by an address. */
type Entry = {
  readonly title: string
  readonly description: string
  readonly startAt: Date
  readonly endAt: Date
  readonly meetingUrl: string | null
}

const compact = (at: Date): string => at.toISOString().replace(/[-:]|\.\d{3}/g, '')
/** Longer addresses are cut by browsers and mail programs. */
const descriptionMax = 600

const query = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')

/** Addresses that open a calendar with the session filled in; instants are UTC (T-213, K64). */
export function calendarLinks(entry: Entry): readonly { readonly label: string; readonly url: string }[] {
  const { title, startAt, endAt } = entry
  const details = Array.from(entry.description).slice(0, descriptionMax).join('')
  const location = entry.meetingUrl ?? ''
  const google = query({
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(startAt)}/${compact(endAt)}`,
    details,
    location,
  })
  const outlook = query({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    startdt: startAt.toISOString(),
    enddt: endAt.toISOString(),
    body: details,
    location,
  })
  return [
    { label: 'Google Calendar', url: `https://calendar.google.com/calendar/render?${google}` },
    { label: 'Outlook', url: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}` },
  ]
}
