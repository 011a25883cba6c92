import { EmptyRequests } from '../home/EmptyPages.tsx'

export const meta = () => [{ title: 'Requests, JUL VIP' }]

export default function VipRequestsRoute() {
  return <EmptyRequests />
}
