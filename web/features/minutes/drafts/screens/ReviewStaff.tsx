import { useNavigate, useParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { minutesReason } from '#web/features/minutes/queries.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useUnlessUnsaved } from '#web/lib/edits/useUnlessUnsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelBody } from '#web/ui/layout/Panel.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { Reviewing } from '../Reviewing.tsx'
import { useReview } from '../useReview.ts'

/** The draft of one session, decided line by line next to what was said. */
export function ReviewStaff() {
  const { sessionId = '' } = useParams()
  return <ReviewPage key={sessionId} sessionId={sessionId} />
}

function ReviewPage({ sessionId }: { sessionId: string }) {
  const navigate = useNavigate()
  const review = useReview(sessionId)
  const facts = review.review
  // Approved elsewhere, it is no draft any more; what is typed here stays until it was answered.
  const isOver = useUnlessUnsaved(facts !== null && !review.isOpen)
  const session = <Button to={paths.vipSession(sessionId)}>Open the session</Button>
  if (facts && isOver) {
    return (
      <Panel>
        <PanelBody>
          <Empty title={minutesTexts.notOpen} level={2} action={session} />
        </PanelBody>
      </Panel>
    )
  }
  if (!facts) {
    const code = review.error ? refusalOf(review.error).code : null
    return (
      <Panel>
        <PanelBody>
          {review.isPending ? (
            <Loading label="Loading review">
              <SkeletonLines lines={8} />
            </Loading>
          ) : code === 'NOT_FOUND' || code === 'BAD_REQUEST' ? (
            <Empty title={minutesTexts.noDraft} level={2} action={session} />
          ) : (
            <SectionError onRetry={() => void review.refetch()} isRetrying={review.isRefetching}>
              {minutesReason(code) ?? minutesTexts.fetchFailed}
            </SectionError>
          )}
        </PanelBody>
      </Panel>
    )
  }
  const leave = () => navigate(paths.vipSession(sessionId))
  return <Reviewing review={review} facts={facts} onLeave={leave} />
}
