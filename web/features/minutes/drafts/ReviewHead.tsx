import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Review, ReviewLine } from '#contract/minutes.ts'
import { paths } from '#contract/paths.ts'
import { outcomeStatusNames } from '#domain/minutes/texts.ts'
import { timeWords } from '#domain/sessions/rules/times.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { minutesOf, useEachSecond } from '#web/lib/time/useEachSecond.ts'
import { classes } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import type { ReviewState } from './useReview.ts'

/** Whose minutes these are, how much is left and how long it has taken. */
export function ReviewHead({
  facts,
  review,
  aside,
}: {
  facts: Review
  review: ReviewState
  aside: ReactNode
}) {
  const { startAt, endAt, timeZone } = facts
  const [own, agreed] = timeWords({ startAt: new Date(startAt), endAt: new Date(endAt), timeZone }, useZone())
  return (
    <header className="flex flex-wrap items-center gap-x-6 gap-y-2 border-b border-line px-8 pt-4 pb-3.5 max-lg:px-4 max-md:flex-nowrap max-md:gap-x-3 max-md:pt-3 max-md:pb-2">
      <Link
        to={paths.vipSession(facts.sessionId)}
        aria-label="Back to the session"
        className="-ml-3 grid size-11 shrink-0 place-items-center rounded-control text-ink-2 hover:text-ink"
      >
        <ArrowLeft size={18} aria-hidden="true" />
      </Link>
      <div className="min-w-0 flex-1">
        <h1 className="text-[1.5rem] leading-[1.15] font-[580] tracking-[-.012em] [overflow-wrap:anywhere] max-md:truncate max-md:text-body max-md:font-semibold">
          {facts.title}
        </h1>
        <p className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-caption text-ink-2 max-md:hidden">
          <Badge mark={facts.status === 'approved' ? 'round' : 'square'}>
            {outcomeStatusNames[facts.status]}
          </Badge>
          {facts.memberName}. {agreed ? `${own} ${agreed}` : own}
        </p>
        <p className="text-caption text-ink-2 tnum md:hidden">
          {review.isWritten ? facts.memberName : `${review.left} left`}, <Spent review={review} />
        </p>
      </div>
      <div className="grid justify-items-end gap-2 max-md:hidden">
        <p className="flex items-baseline gap-3.5 text-body-s text-ink-2 tnum">
          {review.isWritten ? null : (
            <span>
              <b className="mr-1.5 text-[1.75rem] leading-none font-[440] tracking-[-.03em] text-ink">
                {review.left}
              </b>
              left
            </span>
          )}
          <span>
            <b className="mr-1.5 text-[1.75rem] leading-none font-[440] tracking-[-.03em] text-ink">
              <Spent review={review} />
            </b>
            so far
          </span>
        </p>
        <Marks review={review} />
      </div>
      {aside}
    </header>
  )
}

/** Minutes and seconds, drawn anew each second and nothing around it. */
function Spent({ review }: { review: Pick<ReviewState, 'spentMs' | 'isOpen'> }) {
  useEachSecond()
  return minutesOf(Math.floor(review.spentMs() / 1_000))
}

const MOST_MARKS = 30
const isOffered = (line: ReviewLine) =>
  line.tier !== 'added' && line.offeredKind !== 'insight' && line.offeredKind !== 'recommendation'

/** One mark for each offered line: open, accepted, dismissed, and the one in the focus. */
export function Marks({ review, className }: { review: ReviewState; className?: string }) {
  const offered = review.shown.filter(isOffered).slice(0, MOST_MARKS)
  return (
    <span aria-hidden="true" className={classes('flex flex-wrap items-center gap-1', className)}>
      {offered.map((line, at) => (
        <i
          key={line.id}
          className={classes(
            'block size-[9px]',
            look(line, line.id === review.focused?.id),
            at > 0 && offered[at - 1]?.tier !== line.tier && 'ml-2',
          )}
        />
      ))}
    </span>
  )
}

function look(line: ReviewLine, isFocused: boolean): string {
  if (isFocused) return 'mark-oct bg-heat'
  if (line.state === 'accepted') return 'rounded-full bg-ink'
  if (line.state === 'dismissed') return 'bg-line-strong'
  return 'shadow-[inset_0_0_0_1.5px_var(--jul-control)]'
}
