import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../shell/PageSkeleton.tsx'

const issue = screen(() =>
  import('#web/features/newsletter/issues/screens/IssueStaff.tsx').then((module) => ({
    default: module.IssueStaff,
  })),
)
issue.loadEarly()

export const meta = () => [{ title: 'Issue, JUL VIP' }]

export default function VipIssueRoute() {
  return <issue.Screen waiting={<PageSkeleton />} />
}
