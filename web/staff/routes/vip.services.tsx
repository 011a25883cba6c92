import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const services = screen(() =>
  import('#web/features/billing/serviceCards/screens/ServiceCardsStaff.tsx').then((module) => ({
    default: module.ServiceCardsStaff,
  })),
)
services.loadEarly()

export const meta = () => [{ title: 'Services, JUL VIP' }]

export default function VipServicesRoute() {
  return <services.Screen waiting={<PageSkeleton />} />
}
