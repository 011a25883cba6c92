import type { Milestone } from '#contract/board/milestones.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { classes } from '#web/ui/classes.ts'
import { MilestoneBadge, progressPaint } from './MilestoneBadge.tsx'
import type { Span } from './milestoneSpan.ts'
import { barIn, datesOf, shareOf } from './milestoneSpan.ts'

type Props = {
  milestones: readonly Milestone[]
  span: Span
  today: string
  onOpen: (milestone: Milestone) => void
}

const columns =
  'sm:grid sm:grid-cols-[minmax(140px,1.05fr)_minmax(0,1.35fr)_100px] sm:items-center sm:gap-x-[22px] lg:grid-cols-[minmax(170px,1.05fr)_minmax(0,1.35fr)_100px]'

/** Milestones over the calendar, with a line for today; on a phone each is two lines and a bar. */
export function MilestoneTimeline({ milestones, span, today, onOpen }: Props) {
  const now = shareOf(today, span)
  const hasNow = now >= 0 && now <= 100
  const parts = span.parts.length
  return (
    <div>
      <div aria-hidden="true" className={classes('py-2 text-micro text-ink-3 max-sm:hidden', columns)}>
        <span />
        <div className={classes('grid', parts === 4 ? 'grid-cols-4' : 'grid-cols-3')}>
          {span.parts.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </div>
        <span />
      </div>
      <ul>
        {milestones.map((milestone) => (
          <li
            key={milestone.id}
            className={classes(
              'relative min-h-[66px] border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:items-start max-sm:gap-x-3 max-sm:gap-y-2 max-sm:py-3.5',
              columns,
            )}
          >
            <div className="min-w-0 sm:py-2">
              <h3 className="text-body-s leading-[1.3] font-[560] [overflow-wrap:anywhere]">
                <button
                  type="button"
                  onClick={() => onOpen(milestone)}
                  className="text-left outline-none after:absolute after:inset-0 after:z-[1] after:content-[''] hover:underline hover:decoration-line-strong hover:underline-offset-4 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                >
                  {milestone.title}
                </button>
              </h3>
              <p className="mt-0.5 text-caption text-ink-3 [overflow-wrap:anywhere]">{ofWhom(milestone)}</p>
            </div>
            <Track milestone={milestone} span={span} today={today} now={hasNow ? now : null} />
            <MilestoneBadge
              status={milestone.status}
              className="max-sm:col-start-2 max-sm:row-start-1 sm:justify-self-end"
            />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ofWhom({ objective, owner }: Milestone): string {
  return [objective, owner ? (objective ? `owner ${owner}` : `Owner ${owner}`) : '']
    .filter(Boolean)
    .join(', ')
}

type TrackProps = { milestone: Milestone; span: Span; today: string; now: number | null }

function Track({ milestone, span, today, now }: TrackProps) {
  const dates = datesOf(milestone, today, useDayOf())
  const bar = dates ? barIn(dates, span) : null
  const { progress, status, targetOn } = milestone
  const target = targetOn ? `, target ${dayText(targetOn, today)}` : ''
  const end = bar ? bar.left + bar.width : 0
  return (
    <div className="max-sm:col-span-2 sm:self-stretch">
      <span className="sr-only">
        {progress}% done{target}
      </span>
      <div
        aria-hidden="true"
        className={classes(
          'relative h-full min-h-[66px] max-sm:hidden',
          span.parts.length === 4
            ? 'bg-[linear-gradient(90deg,var(--jul-line)_1px,transparent_1px)] bg-size-[25%_100%]'
            : 'bg-[linear-gradient(90deg,var(--jul-line)_1px,transparent_1px)] bg-size-[33.333%_100%]',
        )}
      >
        {now === null ? null : <i className="absolute inset-y-0 w-px bg-heat" style={{ left: `${now}%` }} />}
        {bar ? (
          <>
            <span
              className="absolute top-1/2 -mt-[5px] block h-2.5 bg-well"
              style={{ left: `${bar.left}%`, width: `${bar.width}%` }}
            >
              <i
                className={classes('block h-full', progressPaint(status))}
                style={{ width: `${progress}%` }}
              />
            </span>
            <span
              className={classes(
                'absolute top-1/2 -mt-[9px] text-micro leading-[18px] font-[560] text-ink-2 tnum',
                end > 96 ? 'rounded-mark bg-surface px-1' : 'pl-1.5',
              )}
              style={end > 96 ? { right: `${100 - bar.left}%` } : { left: `${end}%` }}
            >
              {progress}%
            </span>
          </>
        ) : (
          <span className="absolute inset-y-0 left-2 flex items-center text-micro text-ink-3">
            <span className="bg-surface px-1">{outsideWords(dates, span, today)}</span>
          </span>
        )}
      </div>
      <div aria-hidden="true" className="sm:hidden">
        <span className="block h-1.5 bg-well">
          <i className={classes('block h-full', progressPaint(status))} style={{ width: `${progress}%` }} />
        </span>
        <p className="mt-1.5 text-caption text-ink-3 tnum">
          {progress}%{target}
        </p>
      </div>
    </div>
  )
}

function outsideWords(dates: { from: string; to: string } | null, span: Span, today: string): string {
  if (!dates) return 'No dates yet'
  return dates.from >= span.end ? `From ${dayText(dates.from, today)}` : `Until ${dayText(dates.to, today)}`
}
