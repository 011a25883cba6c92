import type { Stage } from '#web/ui/marks/StageMark.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { sampleEvidence } from '../../content/sample/sampleReport.ts'
import { InlineLink } from '../blocks/InlineLink.tsx'

const { stated, documented, checked } = sampleEvidence
const kinds: readonly { stage: Stage; count: number; text: string }[] = [
  { stage: 'square', count: stated, text: 'as the founders stated them' },
  { stage: 'octagon', count: documented, text: 'shown by a document' },
  { stage: 'round', count: checked, text: 'checked by an advisor' },
]

/** What the sample report rests on, one mark for every criterion that is met. */
export function EvidenceMarks() {
  return (
    <figure className="mt-6 border-t border-line pt-6 max-md:border-t-0">
      <figcaption className="max-w-[44em] text-[1.0625rem] text-ink-2">
        In the{' '}
        <InlineLink href="/sample-readiness-report#evidence">
          sample report of a company that does not exist
        </InlineLink>
        , {stated + documented + checked} criteria are met. Each is one mark here: the rounder, the better it
        is supported.
      </figcaption>
      <ul className="mt-6 grid gap-x-8 gap-y-6 lg:grid-cols-3">
        {kinds.map(({ stage, count, text }) => (
          <li key={stage}>
            <p aria-hidden="true" className="flex flex-wrap gap-1">
              {Array.from({ length: count }, (_, at) => at).map((at) => (
                <StageMark key={at} stage={stage} size={14} />
              ))}
            </p>
            <p className="mt-3">
              <b className="tnum">{count}</b> <span className="text-ink-2">{text}</span>
            </p>
          </li>
        ))}
      </ul>
    </figure>
  )
}
