import { RolesStaff } from '#web/features/accounts/screens/RolesStaff.tsx'

export const meta = () => [{ title: 'Admin, JUL VIP' }]

export default function AdminRoute() {
  return <RolesStaff />
}
