import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const requests = screen(() =>
  import('../home/RequestsPage.tsx').then((module) => ({ default: module.RequestsPage })),
)
const lists = screen(() =>
  import('#web/features/newsletter/screens/ListsStaff.tsx').then((module) => ({
    default: module.ListsStaff,
  })),
)
requests.loadEarly()

export const meta = () => [{ title: 'Requests, JUL VIP' }]

export default function VipRequestsRoute() {
  return (
    <>
      <requests.Screen waiting={<PageSkeleton />} />
      <lists.Screen waiting={null} />
    </>
  )
}
