import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useId, useState } from 'react'
import type { z } from 'zod'
import type { GuestConsent } from '#contract/consent.ts'
import {
  consentAnswerNames,
  consentReading,
  consentText,
  consentTexts,
  consentTextVersion,
} from '#domain/consent/texts.ts'
import { sessionTimes } from '#domain/sessions/rules/times.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { zoneHere } from '#web/lib/time/zoneHere.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { ReadMore } from '#web/ui/layout/ReadMore.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { guestFailure } from './queries.ts'

type Guest = z.infer<typeof GuestConsent>
type Answer = 'given' | 'refused' | 'withdrawn'

const thanks: Record<Answer, string> = {
  given: `${consentTexts.given}. You can close this page. Use the same link to withdraw your consent.`,
  refused: consentTexts.refused,
  withdrawn: `${consentTexts.withdrawn}. The transcript and all drafts of this session were removed.`,
}

/** What a guest is asked, and their answer; opening the page answers nothing. */
export function GuestQuestion({ token, first }: { token: string; first: Guest }) {
  const [guest, setGuest] = useState(first)
  const [isSure, setSure] = useState<Answer | null>(null)
  const [wentBack, setWentBack] = useState(false)
  const [said, setSaid] = useState<Answer | null>(null)
  const sureId = useId()
  const reply = useMutation(
    orpc.consent.answerConsentByToken.mutationOptions({
      onSuccess: (after, { answer }) => {
        setGuest(after)
        setSaid(answer)
        setSure(null)
      },
    }),
  )
  const send = (answer: Answer) => reply.mutate({ token, answer, textVersion: consentTextVersion })
  const times = sessionTimes(
    { startAt: new Date(guest.startAt), endAt: new Date(guest.endAt), timeZone: guest.timeZone },
    zoneHere(),
  )
  const ask = (answer: Answer) => {
    setWentBack(false)
    setSure(answer)
  }
  // Whoever thought better of it is where they were.
  const opener = wentBack ? focusOn : undefined
  const isOpen = guest.can.give.ok && guest.answer !== 'given'
  return (
    <div className="grid gap-6">
      <dl className="hairlines border-y border-line text-body-s">
        <Fact name="Session">{guest.sessionTitle}</Fact>
        {times.map((time, at) => (
          <Fact key={time.zone} name={at === 0 ? 'When' : time.place}>
            {`${time.day}, ${time.hours}${times.length > 1 && at === 0 ? `, ${time.place}` : ''}`}
          </Fact>
        ))}
        <Fact name="With">{guest.advisorName}</Fact>
        <Fact name="Your answer">
          <Badge
            tone={guest.answer === 'given' ? 'success' : guest.answer === 'waiting' ? 'neutral' : 'warning'}
          >
            {consentAnswerNames[guest.answer]}
          </Badge>
        </Fact>
      </dl>
      {guest.isCancelled ? (
        <p className="text-body">{consentTexts.cancelled}</p>
      ) : (
        <div>
          <p className="font-serif text-[1.125rem] leading-[1.5]">{consentText}</p>
          <ReadMore {...consentReading} />
        </div>
      )}
      <FormError>{reply.isError ? guestFailure(reply.error) : null}</FormError>
      {said ? (
        <p
          key={said}
          ref={focusOn}
          tabIndex={-1}
          role="status"
          className="rounded-control bg-success-tint px-4 py-3 text-body-s text-success-text outline-none"
        >
          {thanks[said]}
        </p>
      ) : null}
      {isSure ? (
        <section
          ref={focusOn}
          tabIndex={-1}
          aria-labelledby={sureId}
          className="rounded-control border border-line-strong p-4"
        >
          <p id={sureId} className="font-semibold">
            {isSure === 'withdrawn'
              ? consentTexts.withdrawQuestion
              : 'Nothing from this session will be stored. Is that your answer?'}
          </p>
          <div className="mt-3 flex flex-wrap gap-2">
            <Button
              variant="danger"
              isBusy={reply.isPending}
              busyLabel={consentTexts.saving}
              onClick={() => send(isSure)}
            >
              {isSure === 'withdrawn' ? consentTexts.withdraw : consentTexts.refuse}
            </Button>
            <Button
              variant="quiet"
              isBusy={reply.isPending}
              onClick={() => {
                setWentBack(true)
                setSure(null)
              }}
            >
              Go back
            </Button>
          </div>
        </section>
      ) : (
        <div className="flex flex-wrap gap-2">
          {isOpen ? (
            <Button
              variant={guest.answer === 'refused' ? 'line' : 'solid'}
              size="large"
              isBusy={reply.isPending}
              busyLabel={consentTexts.saving}
              onClick={() => send('given')}
            >
              {consentTexts.agree}
            </Button>
          ) : null}
          {isOpen && guest.can.refuse.ok && guest.answer !== 'refused' ? (
            <Button size="large" ref={opener} isBusy={reply.isPending} onClick={() => ask('refused')}>
              {consentTexts.refuse}
            </Button>
          ) : null}
          {guest.can.withdraw.ok && guest.answer === 'given' ? (
            <Button size="large" ref={opener} onClick={() => ask('withdrawn')}>
              {consentTexts.withdraw}
            </Button>
          ) : null}
        </div>
      )}
    </div>
  )
}

/** What takes the place of what was pressed takes the keyboard with it, and is read aloud. */
const focusOn = (element: HTMLElement | null) => element?.focus()

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 gap-y-0.5 py-2.5">
      <dt className="text-ink-3">{name}</dt>
      <dd className="ml-auto text-right font-[560] [overflow-wrap:anywhere] tnum">{children}</dd>
    </div>
  )
}
