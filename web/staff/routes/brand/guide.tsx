import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../../shell/PageSkeleton.tsx'

const guide = screen(() =>
  import('../../home/BrandGuide.tsx').then((module) => ({
    default: module.BrandGuide,
  })),
)
guide.loadEarly()

export const meta = () => [{ title: 'Brand guide, JUL VIP' }]

export default function BrandGuideRoute() {
  return <guide.Screen waiting={<PageSkeleton />} />
}
