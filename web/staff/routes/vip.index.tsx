import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const overview = screen(() =>
  import('../home/overview/OverviewStaff.tsx').then((module) => ({ default: module.OverviewStaff })),
)
overview.loadEarly()

export const meta = () => [{ title: 'Overview, JUL VIP' }]

export default function VipIndexRoute() {
  return <overview.Screen waiting={<PageSkeleton />} />
}
