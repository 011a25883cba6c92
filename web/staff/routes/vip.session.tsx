import { loadEarly, screen } from '#web/lib/screen.ts'

const session = screen(() =>
  import('#web/features/sessions/screens/SessionStaff.tsx').then((module) => ({
    default: module.SessionStaff,
  })),
)
loadEarly(session.load)

export const meta = () => [{ title: 'Session, JUL VIP' }]

export default function VipSessionRoute() {
  return <session.Screen />
}
