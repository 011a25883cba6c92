import { loadEarly, screen } from '#web/lib/screen.ts'

const overview = screen(() =>
  import('../home/OverviewStaff.tsx').then((module) => ({ default: module.OverviewStaff })),
)
loadEarly(overview.load)

export const meta = () => [{ title: 'Overview, JUL VIP' }]

export default function VipIndexRoute() {
  return <overview.Screen />
}
