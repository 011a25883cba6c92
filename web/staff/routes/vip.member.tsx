import { loadEarly, screen } from '#web/lib/screen.ts'

const member = screen(() =>
  import('../home/MemberPage.tsx').then((module) => ({ default: module.MemberPage })),
)
loadEarly(member.load)

export const meta = () => [{ title: 'Member, JUL VIP' }]

export default function VipMemberRoute() {
  return <member.Screen />
}
