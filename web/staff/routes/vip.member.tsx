import { MemberPage } from '../home/MemberPage.tsx'

export const meta = () => [{ title: 'Member, JUL VIP' }]

export default function VipMemberRoute() {
  return <MemberPage />
}
