import { loadEarly, screen } from '#web/lib/screen.ts'

const sessions = screen(() =>
  import('#web/features/sessions/screens/SessionsStaff.tsx').then((module) => ({
    default: module.SessionsStaff,
  })),
)
loadEarly(sessions.load)

export const meta = () => [{ title: 'Sessions, JUL VIP' }]

export default function VipSessionsRoute() {
  return <sessions.Screen />
}
