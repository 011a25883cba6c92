import { Quote } from 'lucide-react'
import { useState } from 'react'
import type { MinutesLine } from '#contract/minutes.ts'
import { isSaidAlike } from '#domain/minutes/rules/lines.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { ownerText } from '../queries.ts'
import { LineQuote } from './LineQuote.tsx'
import { actionClasses, MakeCard } from './MakeCard.tsx'
import { MomentChip } from './MomentChip.tsx'
import type { CardMaking } from './useMakeCard.ts'

type Props = {
  line: MinutesLine
  onOpen: ((line: MinutesLine) => void) | null
  making: CardMaking | null
  canMake: boolean
  /** The executive summary is set larger. */
  isLead?: boolean
  /** In the narrow column at the side: the interface's own type, and the moment under the text. */
  isAside?: boolean
  /** Whoever writes the minutes reads them: what waits for words waits for theirs. */
  isOwnWork?: boolean
  /** None of the lines has a moment: they begin where it would stand. */
  hasMoments?: boolean
}

/** One line: its moment, what it says, who does it, the sentence it rests on, and the card it can become. */
export function ReportLine(props: Props) {
  const { line, onOpen, making, canMake, isLead = false, isAside = false, hasMoments = true } = props
  const { isOwnWork = false } = props
  const [isOpen, setOpen] = useState(false)
  const who = ownerText(line)
  // A quote that says the same again is no proof more than the line itself, which then is what somebody said.
  const quote = !line.quote ? null : isSaidAlike(line.text, line.quote) ? (
    <span className="inline-flex items-center gap-1.5 text-caption text-ink-3">
      <Quote size={13} aria-hidden="true" />
      {[line.speaker, minutesTexts.wordForWord].filter(Boolean).join(', ')}
    </span>
  ) : (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-label={`${line.speaker ?? 'Unknown'}, show the sentence`}
      onClick={() => setOpen(!isOpen)}
      className={classes(actionClasses, 'hover:text-ink', isOpen ? 'text-ink' : 'text-ink-3')}
    >
      <Quote size={13} aria-hidden="true" />
      {line.speaker ?? 'The sentence'}
    </button>
  )
  const card = making ? <MakeCard line={line} making={making} canMake={canMake} /> : null
  const isEmptied = line.text === ''
  const waiting = isOwnWork ? minutesTexts.notWritten : minutesTexts.beingRewritten
  const text = isEmptied ? waiting : line.text
  if (isAside) {
    return (
      <li className="py-3 text-body-s leading-[1.4]">
        <p dir="auto" className={classes('[overflow-wrap:anywhere]', isEmptied && 'text-ink-3')}>
          {text}
        </p>
        {who ? <p className="mt-0.5 text-caption text-ink-3">{who}</p> : null}
        <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <MomentChip line={line} onOpen={onOpen} />
          {quote}
          {card}
        </div>
        {isOpen ? <LineQuote line={line} className="mt-2.5" /> : null}
      </li>
    )
  }
  return (
    <li
      className={
        hasMoments
          ? 'grid grid-cols-[3.25rem_minmax(0,1fr)] gap-x-4 max-sm:grid-cols-[2.75rem_minmax(0,1fr)] max-sm:gap-x-3'
          : undefined
      }
    >
      {hasMoments ? (
        <MomentChip
          line={line}
          onOpen={onOpen}
          className={classes('h-fit text-right', isLead ? 'pt-2' : 'pt-1')}
        />
      ) : null}
      <div className="min-w-0 max-w-[66ch]">
        <p
          dir="auto"
          className={classes(
            'font-serif [overflow-wrap:anywhere]',
            isLead ? 'text-[1.375rem] leading-[1.42] tracking-[-.005em]' : 'text-[1.125rem] leading-[1.5]',
            isEmptied && 'text-ink-3',
          )}
        >
          {text}
        </p>
        <div className="mt-0.5 flex flex-wrap items-center gap-x-4 gap-y-2 pb-0.5">
          {who ? <span className="text-caption text-ink-3">{who}</span> : null}
          {quote}
          {card}
        </div>
        {isOpen ? <LineQuote line={line} className="mt-2 mb-1" /> : null}
      </div>
    </li>
  )
}
