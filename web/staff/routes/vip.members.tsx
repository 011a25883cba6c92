import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const members = screen(() =>
  import('#web/features/accounts/people/screens/MembersStaff.tsx').then((module) => ({
    default: module.MembersStaff,
  })),
)
members.loadEarly()

export const meta = () => [{ title: 'Members, JUL VIP' }]

export default function VipMembersRoute() {
  return <members.Screen waiting={<PageSkeleton />} />
}
