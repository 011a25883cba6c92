import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import { issueStatusTexts, issueTexts } from '#domain/newsletter/texts.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { factsOf, issueLooks } from './issueWords.ts'
import { issuesQuery } from './queries.ts'

/** Every issue with its state and what became of it, newest first (K15). */
export function IssueList() {
  const zone = useZone()
  const issues = useQuery(issuesQuery())
  useLiveRefresh('newsletter')
  return (
    <List
      of={issues}
      items={(data) => data.issues}
      skeleton={<SkeletonLines lines={4} />}
      empty={<Empty title={issueTexts.none}>{issueTexts.noneWords}</Empty>}
    >
      {(all) => (
        <PanelRows>
          {all.map((issue) => (
            <li key={issue.id} className="relative px-4 py-4 hover:bg-bg md:px-5 dark:hover:bg-raised">
              <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-semibold">
                {issue.number === null ? null : <span className="text-ink-3 tnum">{issue.number}</span>}
                <Link
                  to={paths.vipIssue(issue.id)}
                  className="[overflow-wrap:anywhere] after:absolute after:inset-0"
                >
                  {issue.subject || 'No subject yet'}
                </Link>
                <Badge {...issueLooks[issue.status]}>{issueStatusTexts[issue.status]}</Badge>
              </p>
              <p className="mt-1 text-caption text-ink-3 tnum">{factsOf(issue, zone)}</p>
              {issue.failure ? (
                <p className="mt-1 text-caption text-danger-text [overflow-wrap:anywhere]">{issue.failure}</p>
              ) : null}
            </li>
          ))}
        </PanelRows>
      )}
    </List>
  )
}
