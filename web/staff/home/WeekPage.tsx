import { WeekStaff } from '#web/features/booking/screens/WeekStaff.tsx'
import { WhoNeeds } from './WhoNeeds.tsx'

/** The calendar of one advisor or of all, with who waits for what. */
export function WeekPage() {
  return <WeekStaff aside={<WhoNeeds />} />
}
