import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const sessions = screen(() =>
  import('#web/features/sessions/screens/SessionsStaff.tsx').then((module) => ({
    default: module.SessionsStaff,
  })),
)
sessions.loadEarly()

export const meta = () => [{ title: 'Sessions, JUL VIP' }]

export default function VipSessionsRoute() {
  return <sessions.Screen waiting={<PageSkeleton />} />
}
