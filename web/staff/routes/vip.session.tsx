import { SessionStaff } from '#web/features/sessions/screens/SessionStaff.tsx'

export const meta = () => [{ title: 'Session, JUL VIP' }]

export default function VipSessionRoute() {
  return <SessionStaff />
}
