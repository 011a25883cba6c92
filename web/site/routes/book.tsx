import { BookingSite } from '#web/features/booking/screens/BookingSite.tsx'

export const meta = () => [{ title: 'Book a session, JUL' }, { name: 'robots', content: 'noindex' }]

export default function BookRoute() {
  return <BookingSite />
}
