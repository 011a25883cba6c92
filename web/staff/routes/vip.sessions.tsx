import { EmptyStaffSessions } from '../home/EmptyPages.tsx'

export const meta = () => [{ title: 'Sessions, JUL VIP' }]

export default function VipSessionsRoute() {
  return <EmptyStaffSessions />
}
