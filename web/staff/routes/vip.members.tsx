import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const members = screen(() =>
  import('../home/MembersPage.tsx').then((module) => ({
    default: module.MembersPage,
  })),
)
members.loadEarly()

export const meta = () => [{ title: 'Members, JUL VIP' }]

export default function VipMembersRoute() {
  return <members.Screen waiting={<PageSkeleton />} />
}
