import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const calendly = screen(() =>
  import('#web/features/booking/screens/CalendlyStaff.tsx').then((module) => ({
    default: module.CalendlyStaff,
  })),
)
calendly.loadEarly()

export const meta = () => [{ title: 'Calendly, JUL VIP' }]

export default function CalendlyRoute() {
  return <calendly.Screen waiting={<PageSkeleton />} />
}
