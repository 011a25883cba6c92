import { MembersStaff } from '#web/features/accounts/people/screens/MembersStaff.tsx'

export const meta = () => [{ title: 'Members, JUL VIP' }]

export default function VipMembersRoute() {
  return <MembersStaff />
}
