import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import type { z } from 'zod'
import type { CardOrigin as Origin } from '#contract/board/cards.ts'
import { momentLabel } from '#domain/minutes/rules/moments.ts'
import { useSessionLink } from '#web/lib/page/consoleLinks.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'

/** The sentence a card was made from, who said it and when, and the way to the session (4.12.12). */
export function CardOrigin({ origin }: { origin: z.infer<typeof Origin> }) {
  const sessionTo = useSessionLink()
  const moment =
    origin.segment === null
      ? null
      : momentLabel({ segment: origin.segment, startMs: origin.startMs }, origin.line)
  return (
    <Panel as="section" aria-label="Where this card came from" className="px-4 py-4 md:px-6 md:py-5">
      {origin.quote ? (
        <figure>
          <blockquote className="read max-w-[34rem] text-ink [overflow-wrap:anywhere]">
            “{origin.quote}”
          </blockquote>
          <figcaption className="mt-2 text-body-s text-ink-2">
            {origin.speaker ?? 'Unknown'}
            {moment ? <span className="text-ink-3 tnum">, {moment}</span> : null}
          </figcaption>
        </figure>
      ) : (
        <p className="text-body-s text-ink-2">
          {origin.isErased
            ? 'The sentence behind this card was removed when consent was withdrawn. The card stays.'
            : 'From the minutes of this session, in the words of your advisor.'}
        </p>
      )}
      <Link
        to={sessionTo(origin.sessionId, origin.segment)}
        className="mt-3 inline-flex min-h-11 items-center gap-1.5 text-body-s font-semibold text-ink-2 hover:text-ink"
      >
        {origin.sessionTitle}
        <ArrowRight size={16} aria-hidden="true" />
      </Link>
    </Panel>
  )
}
