import { StaffShell } from '../shell/StaffShell.tsx'

export const meta = () => [{ title: 'Overview, JUL VIP' }]

export default function VipRoute() {
  return <StaffShell />
}
