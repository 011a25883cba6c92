import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const yelmail = screen(() =>
  import('#web/features/newsletter/screens/YelmailStaff.tsx').then((module) => ({
    default: module.YelmailStaff,
  })),
)
yelmail.loadEarly()

export const meta = () => [{ title: 'YELMail, JUL VIP' }]

export default function VipYelmailRoute() {
  return <yelmail.Screen waiting={<PageSkeleton />} />
}
