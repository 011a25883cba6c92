import { loadEarly, screen } from '#web/lib/screen.ts'

const requests = screen(() =>
  import('#web/features/inquiries/screens/RequestsStaff.tsx').then((module) => ({
    default: module.RequestsStaff,
  })),
)
loadEarly(requests.load)

export const meta = () => [{ title: 'Requests, JUL VIP' }]

export default function VipRequestsRoute() {
  return <requests.Screen />
}
