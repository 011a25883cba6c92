import { SessionsStaff } from '#web/features/sessions/screens/SessionsStaff.tsx'

export const meta = () => [{ title: 'Sessions, JUL VIP' }]

export default function VipSessionsRoute() {
  return <SessionsStaff />
}
