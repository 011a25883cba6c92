import { OverviewStaff } from '../home/OverviewStaff.tsx'

export const meta = () => [{ title: 'Overview, JUL VIP' }]

export default function VipIndexRoute() {
  return <OverviewStaff />
}
