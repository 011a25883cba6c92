import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const session = screen(() =>
  import('#web/features/sessions/screens/SessionStaff.tsx').then((module) => ({
    default: module.SessionStaff,
  })),
)
session.loadEarly()

export const meta = () => [{ title: 'Session, JUL VIP' }]

export default function VipSessionRoute() {
  return <session.Screen waiting={<PageSkeleton />} />
}
