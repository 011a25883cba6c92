import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../../shell/PageSkeleton.tsx'

const design = screen(() =>
  import('../../home/MobileDesign.tsx').then((module) => ({
    default: module.MobileDesign,
  })),
)
design.loadEarly()

export const meta = () => [{ title: 'Mobile design, JUL VIP' }]

export default function MobileDesignRoute() {
  return <design.Screen waiting={<PageSkeleton />} />
}
