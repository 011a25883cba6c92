import { loadEarly, screen } from '#web/lib/screen.ts'

const members = screen(() =>
  import('#web/features/accounts/screens/MembersStaff.tsx').then((module) => ({
    default: module.MembersStaff,
  })),
)
loadEarly(members.load)

export const meta = () => [{ title: 'Members, JUL VIP' }]

export default function VipMembersRoute() {
  return <members.Screen />
}
