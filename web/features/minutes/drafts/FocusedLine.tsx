import { Play } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import type { ReviewLine } from '#contract/minutes.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { isDone } from '#domain/minutes/rules/lines.ts'
import { lineName } from '#domain/minutes/rules/spokenLine.ts'
import { lineProblems, minutesTexts } from '#domain/minutes/texts.ts'
import { reasonWords } from '#web/lib/calls/refusal.ts'
import { labelOf } from '../queries.ts'
import type { Hold } from '../versions/useTyped.ts'
import { useTyped } from '../versions/useTyped.ts'
import { KeyButtons } from './KeyButtons.tsx'
import { KindMark } from './KindMark.tsx'
import { LineChips } from './LineChips.tsx'
import { LineContext } from './LineContext.tsx'
import type { LineChange, ReviewState } from './useReview.ts'

type Props = {
  line: ReviewLine
  review: ReviewState
  people: readonly string[]
  hasKeys: boolean
  onMoment: (line: ReviewLine) => void
}

/** The line in the focus: its words in place, who and when, what it rests on, and what it can become. */
export function FocusedLine({ line, review, people, hasKeys, onMoment }: Props) {
  const { hold } = review
  const change = (next: LineChange, since?: number) => review.change(line, next, since)
  const label = labelOf(line)
  const count = review.selected.length
  return (
    <li
      data-line={line.id}
      data-focused
      className="relative z-[1] -mx-px grid grid-cols-[24px_minmax(0,1fr)] gap-x-3.5 rounded-[12px] bg-surface py-4 pr-5 pl-4 shadow-[0_0_0_2px_var(--jul-ink),var(--jul-shadow-2)] max-md:pr-4"
    >
      <KindMark line={line} isFocused />
      {/* It holds the focus while the keys of the review act on it. */}
      <fieldset tabIndex={-1} className="min-w-0 outline-none" aria-label={lineName(line)}>
        <div className="flex items-start gap-3.5">
          <LineText key={line.id} line={line} hold={hold} onChange={change} />
          {label ? (
            <button
              type="button"
              onClick={() => onMoment(line)}
              aria-label={`${label}, show it in the transcript`}
              className="relative mt-1 inline-flex items-center gap-1 text-caption font-semibold whitespace-nowrap text-ink-2 underline decoration-line-strong underline-offset-4 tnum after:absolute after:-inset-2 hover:text-ink"
            >
              <Play size={12} aria-hidden="true" />
              {label}
            </button>
          ) : null}
        </div>
        {isDone(line.kind) ? <LineChips line={line} people={people} hold={hold} onChange={change} /> : null}
        {line.problems.map((problem) => (
          <p key={problem} className="mt-2 text-caption text-danger-text">
            {reasonWords(lineProblems, problem) ?? problem}
          </p>
        ))}
        <LineContext line={line} onQuote={(quote) => change({ quote })} />
        {hasKeys ? (
          <KeyButtons
            kind={line.kind}
            onAccept={review.accept}
            onDismiss={review.dismiss}
            onUndo={review.undo}
            className="mt-4"
          />
        ) : null}
        {count > 1 ? (
          <p className="mt-2 text-caption text-ink-2">{count} lines selected. A key decides all of them.</p>
        ) : null}
      </fieldset>
    </li>
  )
}

type TextProps = Pick<Props, 'line'> & {
  hold: Hold
  onChange: (change: LineChange, since?: number) => void
}

/** The words of a line, edited where they stand; Enter keeps them, Escape leaves them as they were. */
function LineText({ line, hold, onChange }: TextProps) {
  const { text, setText, leave, drop } = useTyped({
    stored: line.text,
    revision: line.revision,
    read: (typed) => typed.replace(/\s+/g, ' ').trim() || null,
    // What was emptied with the consent stands again once it has words.
    onKeep: (next, since) =>
      onChange(line.text === '' ? { text: next, state: 'accepted' } : { text: next }, since),
    hold,
  })
  return (
    <textarea
      data-text
      rows={1}
      dir="auto"
      aria-label="Text of this line"
      value={text}
      placeholder={minutesTexts.writeAnew}
      maxLength={minutesLimits.lineText}
      onChange={(event) => setText(event.target.value)}
      onBlur={leave}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
          event.preventDefault()
          rest(event)
        } else if (event.key === 'Escape') {
          drop()
          rest(event)
        }
      }}
      className="-mx-1.5 -my-0.5 min-w-0 flex-1 resize-none rounded-mark bg-transparent px-1.5 py-0.5 text-[1.125rem] leading-[1.32] font-semibold tracking-[-.005em] outline-offset-0 field-sizing-content hover:bg-sunken"
    />
  )
}

/** Back from a field of the line to the line itself, where its keys act. */
const rest = (event: KeyboardEvent<HTMLElement>) =>
  event.currentTarget.closest('fieldset')?.focus({ preventScroll: true })
