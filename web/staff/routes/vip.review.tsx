import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const review = screen(() =>
  import('#web/features/minutes/drafts/screens/ReviewStaff.tsx').then((module) => ({
    default: module.ReviewStaff,
  })),
)
review.loadEarly()

export const meta = () => [{ title: 'Review, JUL VIP' }]

export default function VipReviewRoute() {
  return <review.Screen waiting={<PageSkeleton />} />
}
