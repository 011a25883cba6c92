import { Badge } from '#web/ui/marks/Badge.tsx'
import { PriorityBars } from '#web/ui/marks/PriorityBars.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { sampleSession } from '../../content/sample/sampleSession.ts'

const { decisions, actions } = sampleSession
/** The decision that became the card. */
const chosen = decisions[1]
const [card] = actions

/** Decisions of a session and the card that one of them became, drawn with the console's own parts; nobody said them. */
export function SampleMinutes({ className }: { className?: string }) {
  return (
    <figure className={className}>
      <div className="grid overflow-hidden rounded-panel border border-line-strong bg-surface lg:grid-cols-2">
        <div className="p-7 max-md:p-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="title-s">Decisions</h3>
            <Badge tone="success" mark="round">
              Report Generated
            </Badge>
          </div>
          <ol className="mt-5 grid gap-5">
            {decisions.map(({ at, text }) => (
              <Line key={at} at={at} isChosen={at === chosen.at}>
                {text}
              </Line>
            ))}
          </ol>
        </div>
        <div className="bg-sunken p-7 max-md:p-5">
          <h3 className="title-s">Board</h3>
          <article className="mt-5 grid gap-2.5 rounded-panel border border-line-strong bg-surface px-4 py-3.5 shadow-lift">
            <p className="flex items-center justify-between text-caption font-semibold text-heat-text">
              <span className="flex items-center gap-2">
                <StageMark stage="octagon" isHot /> In progress
              </span>
              <PriorityBars priority="high" />
            </p>
            <b className="leading-tight">{card.text}</b>
            <p className="text-caption text-ink-2">
              From the session, said at <span className="tnum">{chosen.at}</span>
            </p>
            <p className="flex justify-between text-caption text-ink-3">
              <span>Owner: {card.owner.toLowerCase()}</span>
              <span>Due {card.due.toLowerCase()}</span>
            </p>
          </article>
          <p className="mt-5 text-body-s text-ink-2">
            When the card is done, the next session starts from there. When it is not, it starts with why.
          </p>
        </div>
      </div>
      <figcaption className="mt-3 text-caption text-ink-3">
        An example, drawn with the console’s own parts.
      </figcaption>
    </figure>
  )
}

function Line({ at, isChosen = false, children }: { at: string; isChosen?: boolean; children: string }) {
  return (
    <li className="grid grid-cols-[3rem_1fr] items-baseline gap-3">
      <span
        className={`text-caption tnum ${isChosen ? 'font-semibold text-heat-text underline underline-offset-4' : 'text-ink-3'}`}
      >
        {at}
      </span>
      <p className={`read ${isChosen ? '' : 'text-ink-2'}`}>{children}</p>
    </li>
  )
}
