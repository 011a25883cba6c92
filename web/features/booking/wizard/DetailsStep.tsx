import { Compass, Landmark, MapPin, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { bookingLimits } from '#domain/booking/limits.ts'
import type { BookingFocus, BookingTimeline } from '#domain/booking/types.ts'
import { bookingFocuses, bookingTimelines } from '#domain/booking/types.ts'
import { Choice } from '#web/ui/forms/Choice.tsx'
import { Field, FieldError } from '#web/ui/forms/Field.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import type { BookingDraft } from './draft.ts'

const icons = {
  'Strategy & Growth': TrendingUp,
  Fundraising: Landmark,
  Operations: Compass,
  'Market Entry': MapPin,
} as const

type Props = {
  draft: BookingDraft
  onChange: (changes: Partial<BookingDraft>) => void
  problem: string | null
  /** Who comes, where somebody is signed in. */
  people: ReactNode
}

/** The second step: what it should be about, how soon, and what to read first; only the focus is required (spec 2 §5). */
export function DetailsStep({ draft, onChange, problem, people }: Props) {
  return (
    <div className="grid gap-6">
      <fieldset>
        <legend className="mb-2.5 text-body-s font-semibold">What should the session be about?</legend>
        <div className="grid gap-2.5 sm:grid-cols-2">
          {bookingFocuses.map((focus: BookingFocus) => (
            <Choice
              key={focus}
              name="focus"
              value={focus}
              icon={icons[focus]}
              isChosen={draft.focus === focus}
              isInvalid={problem !== null}
              onChoose={() => onChange({ focus })}
              label={focus}
            />
          ))}
        </div>
        {problem ? (
          <div className="mt-2">
            <FieldError>{problem}</FieldError>
          </div>
        ) : null}
      </fieldset>
      <Field label="How soon?">
        <Segments
          label="How soon?"
          isWide
          // safe because an empty answer presses none of the options
          value={draft.timeline ?? ('' as BookingTimeline)}
          onChange={(timeline) => onChange({ timeline })}
          options={bookingTimelines.map((value) => ({ value, label: value }))}
        />
      </Field>
      <Field label="Anything your advisor should read first?" aside="Optional">
        <Textarea
          isReading
          rows={3}
          value={draft.notes}
          maxLength={bookingLimits.notes}
          onChange={(event) => onChange({ notes: event.target.value })}
        />
      </Field>
      {people}
    </div>
  )
}
