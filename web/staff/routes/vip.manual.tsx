import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const manual = screen(() =>
  import('#web/features/content/screens/ManualStaff.tsx').then((module) => ({
    default: module.ManualStaff,
  })),
)
manual.loadEarly()

export const meta = () => [{ title: 'Manual, JUL VIP' }]

export default function VipManualRoute() {
  return <manual.Screen waiting={<PageSkeleton />} />
}
