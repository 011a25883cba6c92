import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { Issue } from '#contract/newsletter/issues.ts'
import { paths } from '#contract/paths.ts'
import { issueStatusTexts } from '#domain/newsletter/texts.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { BackLink } from '#web/ui/buttons/BackLink.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { LoadedPage } from '#web/ui/lists/LoadedPage.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Progress } from '#web/ui/marks/Progress.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { IssueActions } from '../IssueActions.tsx'
import { IssueEditor } from '../IssueEditor.tsx'
import { IssuePreview } from '../IssuePreview.tsx'
import { factsOf, issueLooks, receiversWords } from '../issueWords.ts'
import { issueQuery } from '../queries.ts'

/** One issue: written, looked at, tested, sent, and afterwards its counts (K15). */
export function IssueStaff() {
  const { issueId = '' } = useParams()
  const issue = useQuery(issueQuery(issueId))
  useLiveRefresh('newsletter')
  return (
    <LoadedPage
      of={issue}
      name="issue"
      gone="This issue is gone."
      backTo={paths.vipYelmail()}
      failed="Couldn't load the issue"
      label="Loading issue"
      skeleton={<SkeletonLines lines={8} />}
    >
      {(data) => <OneIssue key={data.issue.id} issue={data.issue} />}
    </LoadedPage>
  )
}

function OneIssue({ issue }: { issue: Issue }) {
  const zone = useZone()
  const [isDirty, setDirty] = useState(false)
  const settled = issue.sent + issue.refused + issue.left
  return (
    <>
      <BackLink to={paths.vipYelmail()}>YELMail</BackLink>
      <PageTitle
        title={
          <span className="flex flex-wrap items-center gap-3 [overflow-wrap:anywhere]">
            {issue.subject || 'No subject yet'}
            <Badge {...issueLooks[issue.status]}>{issueStatusTexts[issue.status]}</Badge>
          </span>
        }
        lead={
          issue.status === 'draft'
            ? issue.wouldReach > 0
              ? `Would reach ${receiversWords(issue.wouldReach)} now.`
              : 'Nobody is on its topics yet.'
            : factsOf(issue, zone)
        }
      >
        <IssueActions issue={issue} isDirty={isDirty} />
      </PageTitle>
      {issue.failure ? (
        <Banner tone="danger" role="status" title="The mail server takes nothing" className="mb-4">
          <span className="[overflow-wrap:anywhere]">{issue.failure}</span>
        </Banner>
      ) : null}
      {issue.status === 'sending' || issue.status === 'stopped' ? (
        <Panel className="mb-6">
          <PanelBody>
            <Progress
              value={issue.receivers === 0 ? null : (settled / issue.receivers) * 100}
              label="How many of its receivers are settled"
              tone="heat"
            />
          </PanelBody>
        </Panel>
      ) : null}
      {issue.canEdit.ok || isDirty ? (
        <IssueEditor issue={issue} onDirty={setDirty} />
      ) : (
        <IssuePreview subject={issue.subject} lead={issue.lead} body={issue.body} number={issue.number} />
      )}
    </>
  )
}
