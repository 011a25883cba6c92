import { paths } from '#contract/paths.ts'
import { tookPlace } from '#web/features/sessions/list/offers.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import type { Overview } from './useOverview.ts'

/** How far the week's sessions that the reader leads have come, and what is still on the table. */
export function ThisWeek({ overview, now }: { overview: Overview; now: Date }) {
  const { week, waits, requests } = overview
  const held = week.filter((session) => tookPlace(session, now.getTime()))
  return (
    <Panel>
      <PanelHeader
        title="This week"
        aside={
          <TextLink to={paths.vipSessions()} look="arrow">
            Sessions
          </TextLink>
        }
      />
      <p className="px-4 text-caption text-ink-3 md:px-5">Of the sessions that you lead</p>
      <dl className="grid grid-cols-3 px-4 pt-3.5 pb-4 md:px-5">
        <Count stage="square" count={held.length} label="Held since Monday" />
        <Count
          stage="octagon"
          count={held.filter((session) => session.facts.hasTranscript).length}
          label="Transcripts added"
        />
        <Count
          stage="round"
          count={held.filter((session) => session.minutes === 'approved').length}
          label="Reports approved"
        />
      </dl>
      <dl className="px-4 pb-3 text-body-s md:px-5 [&>div]:flex [&>div]:justify-between [&>div]:gap-3 [&>div]:border-t [&>div]:border-line [&>div]:py-2 [&_dt]:text-ink-2 [&_dd]:font-semibold [&_dd]:tnum">
        <div>
          <dt>Drafts to approve</dt>
          <dd>{waits.drafts}</dd>
        </div>
        <div>
          <dt>Requests open</dt>
          <dd>{requests.open}</dd>
        </div>
        <div>
          <dt>Requests taken</dt>
          <dd>{requests.inProgress}</dd>
        </div>
      </dl>
    </Panel>
  )
}

function Count({ stage, count, label }: { stage: Stage; count: number; label: string }) {
  return (
    <div className="grid content-start">
      <dt className="order-2 max-w-[7em] text-micro text-ink-2">{label}</dt>
      <dd className="order-1">
        <StageMark stage={stage} size={14} />
        <span className="mt-1 block text-[2rem] leading-[1.2] font-[480] tracking-[-.02em] font-stretch-[110%] tnum">
          {count}
        </span>
      </dd>
    </div>
  )
}
