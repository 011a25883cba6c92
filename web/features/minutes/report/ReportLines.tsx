import type { MinutesLine } from '#contract/minutes.ts'
import { evidencedKinds } from '#domain/minutes/rules/evidence.ts'
import { linesOf } from '#domain/minutes/rules/versions.ts'
import { lineKindNames, minutesTexts } from '#domain/minutes/texts.ts'
import type { LineKind } from '#domain/minutes/types.ts'
import { classes } from '#web/ui/classes.ts'
import { ReportLine } from './ReportLine.tsx'
import type { CardMaking } from './useMakeCard.ts'

type Props = {
  lines: readonly MinutesLine[]
  kinds: readonly LineKind[]
  /** Opens the transcript at a line; null where there is none to open. */
  onOpen: ((line: MinutesLine) => void) | null
  /** Null where no card is made from here. */
  making: CardMaking | null
  canMake: boolean
  /** A person wrote them: no line ever had a sentence. */
  isWritten: boolean
  /** Whoever writes the minutes reads them. */
  isOwnWork?: boolean
}

// Names and topics are read as one line, not one by one.
const inOneLine: readonly LineKind[] = ['topic', 'attendee']

/** The parts of a report in the order a reader meets them; a part without lines is left out. */
export function ReportLines({ lines: all, kinds, onOpen, making, canMake, isWritten, isOwnWork }: Props) {
  // Without a single moment there is no column for them.
  const hasMoments = all.some((line) => line.moment)
  const inset = hasMoments ? 'sm:pl-[4.25rem]' : ''
  const isErased = !isWritten && all.some((line) => evidencedKinds.includes(line.kind) && !line.quote)
  return (
    <div className="grid gap-7">
      {isErased ? <p className="text-body-s text-ink-3">{minutesTexts.evidenceErased}</p> : null}
      {kinds.map((kind) => {
        const lines = linesOf(all, kind)
        if (lines.length === 0) return null
        return (
          <section key={kind} aria-label={lineKindNames[kind]}>
            <h3 className={classes('mb-2 text-body font-semibold', inset)}>
              {lineKindNames[kind]}
              {lines.length > 1 && kind !== 'summary' && !inOneLine.includes(kind) ? (
                <span className="ml-2 font-normal text-ink-3 tnum">{lines.length}</span>
              ) : null}
            </h3>
            {inOneLine.includes(kind) ? (
              <p className={classes('text-body-s text-ink-2', inset)}>
                {lines.map((line) => line.text).join(', ')}
              </p>
            ) : (
              <ul className="grid gap-2.5">
                {lines.map((line) => (
                  <ReportLine
                    key={line.id}
                    line={line}
                    onOpen={onOpen}
                    making={making}
                    canMake={canMake}
                    isLead={kind === 'summary'}
                    hasMoments={hasMoments}
                    isOwnWork={isOwnWork}
                  />
                ))}
              </ul>
            )}
          </section>
        )
      })}
    </div>
  )
}
