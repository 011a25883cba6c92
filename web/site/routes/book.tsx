import { BookingSite } from '#web/features/booking/screens/BookingSite.tsx'
import { brandName } from '#web/lib/page/siteNames.ts'

export const meta = () => [{ title: `Book a session, ${brandName}` }, { name: 'robots', content: 'noindex' }]

export default function BookRoute() {
  return <BookingSite />
}
