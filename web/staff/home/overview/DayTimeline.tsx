import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { classes } from '#web/ui/classes.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import type { DayBlock } from './day.ts'
import { blocksOf, clockOf, nowAt, spanOf } from './day.ts'
import { trainOf } from './sessionTrain.ts'

const laneHeight = 72

/** The sessions that the reader leads today where they stand in the day, and where now is. */
export function DayTimeline({ sessions, now }: { sessions: readonly Session[]; now: Date }) {
  const zone = useZone()
  const box = useRef<HTMLElement>(null)
  const lineNow = useRef<HTMLSpanElement>(null)
  // On a phone the day is wider than the screen: it opens where now is.
  useEffect(() => {
    const at = lineNow.current?.offsetLeft
    if (box.current && at !== undefined) box.current.scrollLeft = at - box.current.clientWidth / 2
  }, [])
  if (sessions.length === 0) {
    return (
      <Panel aria-label="Your sessions today" className="mb-4">
        <Empty
          level={2}
          title="You lead no sessions today"
          action={<TextLink to={paths.vipSessions()}>All sessions</TextLink>}
        />
      </Panel>
    )
  }
  const span = spanOf(sessions, now, zone)
  const blocks = blocksOf(sessions, span, now, zone)
  const lanes = Math.max(...blocks.map((block) => block.lane)) + 1
  const hours = Array.from({ length: span.toHour - span.fromHour + 1 }, (_, at) => span.fromHour + at)
  const line = nowAt(span, now, zone)
  return (
    <Panel aria-label="Your sessions today" ref={box} className="mb-4 overflow-x-auto px-6 pt-3 pb-9">
      <h2 className="sr-only">Your sessions today</h2>
      <div className="min-w-[860px]">
        <div aria-hidden="true" className="relative h-[22px] text-micro text-ink-3 tnum">
          {hours.map((hour, at) => (
            <span
              key={hour}
              className="absolute -translate-x-1/2"
              style={{ left: `${(at / (hours.length - 1)) * 100}%` }}
            >
              {hour}
            </span>
          ))}
        </div>
        <div className="relative" style={{ height: lanes * laneHeight + 4 }}>
          {hours.map((hour, at) => (
            <span
              key={hour}
              aria-hidden="true"
              className="absolute inset-y-0 w-px bg-line"
              style={{ left: `${(at / (hours.length - 1)) * 100}%` }}
            />
          ))}
          <ol>
            {blocks.map((block) => (
              <Block key={block.session.id} block={block} />
            ))}
          </ol>
          {line === null ? null : (
            <span
              ref={lineNow}
              className="absolute -top-5 -bottom-1 z-[2] w-0.5 -translate-x-1/2 bg-heat"
              style={{ left: `${line * 100}%` }}
            >
              <span className="absolute top-full left-1/2 -translate-x-1/2 rounded-mark bg-heat px-2 py-0.5 text-micro font-[640] text-on-heat tnum">
                <span className="sr-only">Now </span>
                {clockOf(now, zone)}
              </span>
            </span>
          )}
        </div>
      </div>
    </Panel>
  )
}

function Block({ block: { session, left, width, lane, isPast } }: { block: DayBlock }) {
  const { label, ...train } = trainOf(session)
  const isBehind = isPast || session.status === 'completed'
  const zone = useZone()
  const start = clockOf(session.startAt, zone)
  return (
    <li
      className="absolute z-[1]"
      style={{
        left: `calc(${left * 100}% + 1px)`,
        width: `calc(${width * 100}% - 2px)`,
        top: lane * laneHeight + 6,
      }}
    >
      <Link
        to={paths.vipSession(session.id)}
        aria-label={`${session.title}, ${session.memberName}, ${start} to ${clockOf(session.endAt, zone)}, ${label}`}
        title={`${session.title}, ${session.memberName}`}
        className={classes(
          '@container grid h-16 content-between overflow-hidden rounded-control px-2.5 py-2 text-caption',
          isBehind ? 'bg-sunken text-ink dark:bg-well' : 'bg-ink text-ink-inverse',
        )}
      >
        <span dir="auto" className="truncate font-semibold">
          {session.title}
        </span>
        <span className="flex items-center justify-between gap-2">
          <span className="tnum">{start}</span>
          <span className="hidden @min-[6rem]:block">
            <StageTrain {...train} label={label} size={10} />
          </span>
        </span>
      </Link>
    </li>
  )
}
