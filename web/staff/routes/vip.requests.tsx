import { RequestsStaff } from '#web/features/inquiries/screens/RequestsStaff.tsx'

export const meta = () => [{ title: 'Requests, JUL VIP' }]

export default function VipRequestsRoute() {
  return <RequestsStaff />
}
