import { useSearchParams } from 'react-router'
import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const sessions = screen(() =>
  import('#web/features/sessions/screens/SessionsStaff.tsx').then((module) => ({
    default: module.SessionsStaff,
  })),
)
const hours = screen(() =>
  import('#web/features/booking/screens/BookingStaff.tsx').then((module) => ({
    default: module.BookingStaff,
  })),
)
const week = screen(() => import('../home/WeekPage.tsx').then((module) => ({ default: module.WeekPage })))
const screens = new Map([
  ['hours', hours.Screen],
  ['week', week.Screen],
])
sessions.loadEarly()

export const meta = () => [{ title: 'Sessions, JUL VIP' }]

/** The list, or what stands next to it under the same address: the week, the hours in which one can be booked. */
export default function VipSessionsRoute() {
  const [search] = useSearchParams()
  const Shown = screens.get(search.get('show') ?? '') ?? sessions.Screen
  return <Shown waiting={<PageSkeleton />} />
}
