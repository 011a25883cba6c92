import { overviewTexts } from '#domain/billing/texts.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { classes } from '#web/ui/classes.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'

const audiences = [
  {
    type: 'founder',
    name: overviewTexts.startupFounders,
    paint: 'bg-founders',
    need: 'One direction, and the proof an investor will ask for.',
    has: 'Your board lets you request a strategic session and submit a decision for review.',
  },
  {
    type: 'investor',
    name: overviewTexts.investors,
    paint: 'bg-investors',
    need: 'What is holding in the portfolio and what is not, while there is time to help.',
    has: 'Your board includes Portfolio Oversight, with an update whenever you request one.',
  },
  {
    type: 'advisory',
    name: overviewTexts.advisoryClients,
    paint: 'bg-advisory',
    need: 'One question at a time, closed before the next is opened.',
    has: 'Sessions, their minutes and the cards created from them, and nothing else.',
  },
] as const

/** Who the console is for, and what each of them finds on it; it decides what is shown first, never what may be done (T-024). */
export function AudienceCards({ className }: { className?: string }) {
  const { userType } = useMe().profile
  return (
    <Panel
      as="div"
      className={classes('grid divide-line max-md:divide-y md:grid-cols-3 md:divide-x', className)}
    >
      {audiences.map((audience) => (
        <section key={audience.type} aria-label={audience.name} className="flex flex-col p-4 md:p-5">
          <h2 className="flex min-h-6 items-center gap-2.5 title-s">
            <i aria-hidden="true" className={classes('h-4 w-1.5 shrink-0', audience.paint)} />
            {audience.name}
            {audience.type === userType ? (
              <span className="ml-auto">
                <Badge tone="neutral">This is you</Badge>
              </span>
            ) : null}
          </h2>
          <p className="mt-3 text-body-s">{audience.need}</p>
          <p className="mt-1.5 text-body-s text-ink-2">{audience.has}</p>
        </section>
      ))}
    </Panel>
  )
}
