import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const recordings = screen(() =>
  import('#web/features/minutes/automation/screens/RecordingsStaff.tsx').then((module) => ({
    default: module.RecordingsStaff,
  })),
)
recordings.loadEarly()

export const meta = () => [{ title: 'Recordings, JUL VIP' }]

export default function VipRecordingsRoute() {
  return <recordings.Screen waiting={<PageSkeleton />} />
}
