import { useSearchParams } from 'react-router'
import { listsOfStaff } from '#web/features/newsletter/lists/listsOfStaff.ts'
import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const requests = screen(() =>
  import('../home/RequestsPage.tsx').then((module) => ({ default: module.RequestsPage })),
)
const lists = screen(() =>
  import('#web/features/newsletter/lists/screens/ListsStaff.tsx').then((module) => ({
    default: module.ListsStaff,
  })),
)
const list = screen(() =>
  import('#web/features/newsletter/lists/screens/ListStaff.tsx').then((module) => ({
    default: module.ListStaff,
  })),
)
requests.loadEarly()

export const meta = () => [{ title: 'Requests, JUL VIP' }]

/** The inbox with the mail lists below it, or one of the lists by itself. */
export default function VipRequestsRoute() {
  const show = useSearchParams()[0].get('show')
  const shown = listsOfStaff.find((each) => each === show)
  if (shown) return <list.Screen key={shown} waiting={<PageSkeleton />} list={shown} />
  return (
    <>
      <requests.Screen waiting={<PageSkeleton />} />
      <lists.Screen waiting={null} />
    </>
  )
}
