import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const content = screen(() =>
  import('#web/features/content/editor/screens/ContentStaff.tsx').then((module) => ({
    default: module.ContentStaff,
  })),
)
content.loadEarly()

export const meta = () => [{ title: 'Content, JUL VIP' }]

export default function VipContentRoute() {
  return <content.Screen waiting={<PageSkeleton />} />
}
