import { useRef } from 'react'
import type { ReviewLine } from '#contract/minutes.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { linesOf } from '#domain/minutes/rules/versions.ts'
import { lineKindNames } from '#domain/minutes/texts.ts'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { NamesField } from '../versions/NamesField.tsx'
import { useTyped } from '../versions/useTyped.ts'
import type { ReviewState } from './useReview.ts'

/** The advisor's own summary, with what was talked about at hand: no program writes it from raw speech (4.13.7). */
export function SummaryField({ review }: { review: ReviewState }) {
  const accepted = review.lines.filter((line) => line.state === 'accepted')
  const [summary] = linesOf(accepted, 'summary')
  const topics = linesOf(accepted, 'topic')
  const attendees = linesOf(accepted, 'attendee')
  const field = useRef<HTMLTextAreaElement>(null)
  const { text, setText, leave } = useTyped({
    stored: summary?.text ?? '',
    // One that a colleague writes first is decided by them, too.
    revision: summary?.revision ?? 0,
    read: (typed) => typed.trim(),
    onKeep: (next, since) => {
      if (summary) review.change(summary, next ? { text: next } : { state: 'dismissed' }, since)
      else review.write('summary', next)
    },
    hold: review.hold,
  })
  return (
    <Panel as="section" aria-label="Summary" className="px-5 py-3.5 max-md:px-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 className="title-s">
          <label htmlFor="review-summary">Summary</label>
        </h2>
        <p className="text-caption text-ink-3 tnum">
          Yours to write. {text.length} of {minutesLimits.summaryText} characters
        </p>
      </div>
      <textarea
        id="review-summary"
        ref={field}
        rows={2}
        dir="auto"
        value={text}
        maxLength={minutesLimits.summaryText}
        placeholder="What the session came to, in your own words"
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
        className="mt-1.5 w-full resize-none rounded-mark bg-transparent font-serif text-[1.125rem] leading-[1.45] field-sizing-content placeholder:text-ink-3"
      />
      {review.isWritten ? <WrittenNames review={review} topics={topics} attendees={attendees} /> : null}
      {topics.length > 0 && !review.isWritten ? (
        <div className="mt-2.5 flex flex-wrap items-center gap-1.5">
          <span className="text-caption text-ink-3">{lineKindNames.topic}</span>
          {topics.map((topic) => (
            <Topic key={topic.id} topic={topic} onUse={() => setText(used(text, topic.text))} field={field} />
          ))}
        </div>
      ) : null}
      {attendees.length > 0 && !review.isWritten ? (
        <p className="mt-2.5 text-caption text-ink-2">
          <span className="text-ink-3">{lineKindNames.attendee} </span>
          {attendees.map((line) => line.text).join(', ')}
        </p>
      ) : null}
    </Panel>
  )
}

type NamesProps = { review: ReviewState; topics: readonly ReviewLine[]; attendees: readonly ReviewLine[] }

/** Who was there and what was talked about, where no program read it from a talk. */
function WrittenNames({ review, topics, attendees }: NamesProps) {
  const keep =
    (kind: 'attendee' | 'topic', lines: readonly ReviewLine[]) =>
    (added: readonly string[], gone: readonly string[]) => {
      for (const line of lines) if (gone.includes(line.text)) review.change(line, { state: 'dismissed' })
      for (const name of added) review.write(kind, name)
    }
  return (
    <div className="mt-3 grid gap-3 border-t border-line pt-3 md:grid-cols-2">
      <NamesField
        label={lineKindNames.attendee}
        hint="Who was there, with commas between them."
        names={attendees.map((line) => line.text)}
        hold={review.hold}
        onChange={keep('attendee', attendees)}
      />
      <NamesField
        label={lineKindNames.topic}
        hint="A few topics, with commas between them."
        names={topics.map((line) => line.text)}
        hold={review.hold}
        onChange={keep('topic', topics)}
      />
    </div>
  )
}

function used(text: string, topic: string): string {
  const joined = text.trim() === '' ? topic : `${text.trimEnd()} ${topic}`
  return joined.length <= minutesLimits.summaryText ? joined : text
}

type TopicProps = { topic: ReviewLine; onUse: () => void; field: React.RefObject<HTMLTextAreaElement | null> }

function Topic({ topic, onUse, field }: TopicProps) {
  return (
    <button
      type="button"
      aria-label={`Use in the summary: ${topic.text}`}
      onClick={() => {
        onUse()
        field.current?.focus()
      }}
      className="inline-flex min-h-7 items-center rounded-chip border border-line-strong px-2.5 text-caption font-[540] text-ink-2 hover:text-ink pointer-coarse:min-h-11"
    >
      {topic.text}
    </button>
  )
}
