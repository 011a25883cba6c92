import { useState } from 'react'
import { consentReading, consentText } from '#domain/consent/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/forms/Checkbox.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { ReadMore } from '#web/ui/layout/ReadMore.tsx'
import { NearestSlots } from '../slots/NearestSlots.tsx'
import { SlotPicker } from '../slots/SlotPicker.tsx'
import type { BookingDraft } from './draft.ts'
import { freeWords } from './freeWords.ts'
import type { useHold } from './useHold.ts'

type Props = {
  draft: BookingDraft
  held: ReturnType<typeof useHold>
  advisorId: string | null
  zone: string
  onZone: (zone: string) => void
}

/** The third step with a credit: a time, held while one decides (T-061, T-064). */
export function TimeStep({ draft, held, advisorId, zone, onZone }: Props) {
  const { hold, taken } = held
  if (!draft.service) return null
  return (
    <div className="grid gap-5">
      {held.failure ? <FormError>{held.failure}</FormError> : null}
      {taken ? (
        <NearestSlots
          taken={taken.startAt}
          nearest={taken.nearest}
          chosen={hold?.startAt ?? null}
          zone={zone}
          isBusy={held.isBusy}
          onChoose={(slot) => held.choose(slot)}
        />
      ) : null}
      <SlotPicker
        key={`${draft.service} ${advisorId}`}
        service={draft.service}
        advisorId={advisorId}
        zone={zone}
        onZone={onZone}
        chosen={hold}
        taken={taken?.startAt ?? null}
        isBusy={held.isBusy}
        onChoose={(slot) => held.choose(slot)}
      />
    </div>
  )
}

type ConsentProps = {
  mayRecord: boolean
  onChange: (mayRecord: boolean) => void
  freeUntil: string | null
  zone: string
}

/** Consent to recording is asked where a session is booked; unticked, nothing is recorded (T-083, 4.12.11). */
export function BookingConsent({ mayRecord, onChange, freeUntil, zone }: ConsentProps) {
  const [isReading, setReading] = useState(false)
  return (
    <div className="mt-2 border-t border-line-strong pt-4">
      <Checkbox
        isChecked={mayRecord}
        onChange={onChange}
        label={
          <span>
            <b className="font-semibold">Record it and write minutes.</b> I can withdraw at any time.
            Unticked, nothing is recorded.
          </span>
        }
      />
      <Button
        size="small"
        variant="quiet"
        className="ml-5"
        aria-expanded={isReading}
        onClick={() => setReading(!isReading)}
      >
        What I agree to
      </Button>
      {isReading ? (
        <>
          <p className="mt-1 text-caption text-ink-2">{consentText}</p>
          <ReadMore {...consentReading} />
        </>
      ) : null}
      {freeUntil ? (
        <p className="mt-2 text-caption text-ink-2">{freeWords(freeUntil, zone, new Date())}</p>
      ) : null}
    </div>
  )
}
