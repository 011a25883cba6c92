import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const member = screen(() =>
  import('../home/MemberPage.tsx').then((module) => ({ default: module.MemberPage })),
)
member.loadEarly()

export const meta = () => [{ title: 'Member, JUL VIP' }]

export default function VipMemberRoute() {
  return <member.Screen waiting={<PageSkeleton />} />
}
