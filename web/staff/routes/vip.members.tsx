import { EmptyMembers } from '../home/EmptyPages.tsx'

export const meta = () => [{ title: 'Members, JUL VIP' }]

export default function VipMembersRoute() {
  return <EmptyMembers />
}
