import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../../shell/PageSkeleton.tsx'

const card = screen(() =>
  import('#web/features/accounts/profile/screens/DigitalCardStaff.tsx').then((module) => ({
    default: module.DigitalCardStaff,
  })),
)
card.loadEarly()

export const meta = () => [{ title: 'Digital business card, JUL VIP' }]

export default function DigitalCardStaffRoute() {
  return <card.Screen waiting={<PageSkeleton />} />
}
