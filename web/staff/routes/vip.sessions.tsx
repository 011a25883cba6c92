import { EmptyStaffSessions } from '../home/EmptyStaffSessions.tsx'

export const meta = () => [{ title: 'Sessions, JUL VIP' }]

export default function VipSessionsRoute() {
  return <EmptyStaffSessions />
}
