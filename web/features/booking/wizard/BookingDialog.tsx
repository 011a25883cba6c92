import { useMutation, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { openService } from '#domain/booking/rules/servicePrice.ts'
import { bookingDescription, serviceOffers } from '#domain/booking/rules/services.ts'
import { bookingTexts } from '#domain/booking/texts.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import type { Problem } from '#domain/decision.ts'
import { inquiryLimits } from '#domain/inquiries/limits.ts'
import { inquiryRefusals, inquiryTexts } from '#domain/inquiries/texts.ts'
import { checkNamed } from '#domain/sessions/rules/people.ts'
import type { SessionPerson } from '#domain/sessions/types.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'
import { focusFirstProblem } from '#web/lib/forms/focusProblem.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { toast } from '#web/lib/page/toast.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { minutesOf } from '#web/lib/time/useEachSecond.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { CalendarButton } from '../calendly/CalendarButton.tsx'
import { calendarsQuery } from '../calendly/queries.ts'
import { creditsQuery } from '../queries.ts'
import { slotClock, slotDay } from '../slots/slotWords.ts'
import { AskStep } from './AskStep.tsx'
import { BookingSummary } from './BookingSummary.tsx'
import { CalendarStep, calendarWords } from './CalendarStep.tsx'
import { DetailsStep } from './DetailsStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import type { BookingDraft, Step } from './draft.ts'
import { reachable } from './draft.ts'
import { askForSession, bookSession } from './mutations.ts'
import { bookingFailure, creditFor } from './queries.ts'
import { isNamed, refusedPeople } from './refusedPeople.ts'
import { ServiceStep, serviceLabel } from './ServiceStep.tsx'
import { BookingConsent, TimeStep } from './TimeStep.tsx'
import { useBookingDraft } from './useBookingDraft.ts'
import { useHold } from './useHold.ts'
import { WizardSteps } from './WizardSteps.tsx'

export type BookingProps = {
  /** Null for a visitor. */
  me: Me | null
  zone: string
  /** What was booked just now; the last step shows it. */
  bookedId: string | null
  /** Where signing in leads back to. */
  next: string
  people: (of: {
    value: readonly SessionPerson[]
    isChecked: boolean
    /** What the booking found wrong with them. */
    refused: readonly Problem[]
    onChange: (people: readonly SessionPerson[]) => void
  }) => ReactNode
  onBooked: (sessionId: string) => void
  onShow: (sessionId: string) => void
  onClose: () => void
}

/** The booking wizard: four steps, kept while they are taken (spec 2 §2 and §4, K64). */
export function BookingDialog(props: BookingProps) {
  const { me, bookedId, next, people, onBooked, onShow, onClose } = props
  // Times are read by the profile's clock until another is chosen with them.
  const [zoneChosen, setZone] = useState<string | null>(null)
  const zone = zoneChosen ?? props.zone
  const { draft, set, clear } = useBookingDraft(me)
  const order = useOrderId()
  const [problem, setProblem] = useState<string | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [isSent, setSent] = useState(false)
  const [isChecked, setChecked] = useState(false)
  const [refused, setRefused] = useState<readonly Problem[]>([])
  const isMember = me !== null && !me.isDemo
  const credits = useQuery({ ...creditsQuery(), enabled: isMember })
  const calendars = useQuery({ ...calendarsQuery(), enabled: isMember })
  const credit = creditFor(credits.data?.credits, draft.service)
  const held = useHold(draft.service, credit?.advisorId ?? null, isMember)
  // Whoever closes the dialog before the answer is there has booked all the same, and begins anew the next time.
  const isShown = useRef(false)
  const content = useRef<HTMLDivElement>(null)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  const book = useMutation({
    ...bookSession(),
    onSuccess: ({ session }) => {
      if (isShown.current) onBooked(session.id)
      clear()
    },
    // What is open says it next to the button.
    onError: (error) => {
      if (!isShown.current) toast.error(bookingFailure(error))
    },
  })
  // The address says it a moment after the draft is gone.
  const doneId = bookedId ?? book.data?.session.id ?? null
  // What an address or another visit chose may be for another plan: it is said where services are chosen, and goes no further. A credit
  // that is being spent is not missed.
  const service = book.isPending ? draft.service : openService(draft.service, me, credits.data?.credits)
  const step: Step = doneId ? 3 : reachable({ ...draft, service })
  const ask = useMutation({
    ...askForSession(),
    onSuccess: () => {
      toast.success(inquiryTexts.received)
      clear()
      if (!isShown.current) return
      setSent(true)
      onClose()
    },
  })

  function go(to: Step) {
    setProblem(null)
    setFailure(null)
    set({ step: to })
  }

  function forward() {
    if (step === 0 && service === null) return setProblem('Choose a session.')
    if (step === 1 && draft.focus === null) return setProblem(bookingTexts.focusMissing)
    if (step === 1 && isHalfNamed()) return
    go(step === 0 ? 1 : 2)
  }

  /** Nobody is left out unsaid: whoever has a name or an address alone is asked about where they are written. */
  function isHalfNamed() {
    if (credit === null || checkNamed(draft.people).length === 0) return false
    setChecked(true)
    focusFirstProblem()
    return true
  }

  function send() {
    if (!held.hold || !credit) return
    if (isHalfNamed()) return go(1)
    const { focus, timeline, notes, sessionId } = draft
    const named = draft.people.filter(isNamed)
    book.mutate(
      {
        id: sessionId,
        holdId: held.hold.id,
        creditId: credit.id,
        focus,
        timeline,
        notes: notes.trim(),
        people: named,
        consentTo: draft.mayRecord ? consentTextVersion : null,
      },
      {
        onError: (error) => {
          const { code, reason, problems } = refusalOf(error)
          const ofPeople = refusedPeople(problems, draft.people)
          // Booked by a press whose answer was lost, and with another credit than this one.
          if (reason === 'id_taken') set({ sessionId: crypto.randomUUID() })
          if (code === 'CONFLICT') held.lost(bookingFailure(error))
          else if (ofPeople.length > 0) {
            // Said where they are written. Not asked before: it would tell whoever asks that others invite somebody.
            go(1)
            setRefused(ofPeople)
            focusFirstProblem()
          } else setFailure(bookingFailure(error))
        },
      },
    )
  }

  function request() {
    setFailure(null)
    const asked = { body: requestBody(draft, me) }
    ask.mutate(
      { id: order.of(asked), ...asked },
      {
        onError: (error) => {
          const { reason, message } = refusalOf(error)
          setFailure(reasonWords(inquiryRefusals, reason) ?? message)
        },
      },
    )
  }

  const cardId = draft.service ? serviceOffers[draft.service].cardId : null
  const hasCalendar = calendars.data?.calendars.some((each) => each.cardId === cardId) ?? false
  const isChoosing = step === 2 && isMember && (credit !== null || book.isPending)
  const isWaiting = isMember && (credits.isPending || calendars.isPending)
  const isUnknown = isMember && credits.isError && !credits.data
  const isOutside = step === 2 && isMember && credit === null && !isWaiting && !isUnknown && !book.isPending
  const isAsking = isOutside && !hasCalendar

  function leave() {
    // Nobody else should wait for a time that is not wanted any more.
    if (step < 3 && !book.isPending) held.release()
    onClose()
  }
  const hasSide = step === 1 || step === 2
  return (
    <Dialog
      onClose={leave}
      size="report"
      title="Book a session"
      isFlush
      // Whoever comes from outside is not shown the way back out first.
      {...(me ? {} : { initialFocus: content })}
      footer={
        step === 3 ? (
          <>
            <Button variant="quiet" onClick={onClose}>
              Done
            </Button>
            <Button variant="solid" onClick={() => doneId && onShow(doneId)}>
              View session
            </Button>
          </>
        ) : (
          <>
            {step > 0 ? (
              <Button
                variant="quiet"
                icon={ArrowLeft}
                className="mr-auto -ml-3"
                onClick={() => go(step === 2 ? 1 : 0)}
              >
                Back
              </Button>
            ) : null}
            {isChoosing && held.hold ? (
              <p
                role="timer"
                className="flex min-w-0 items-center gap-2 text-body-s tnum max-md:order-first max-md:w-full"
              >
                <StageMark stage="octagon" size={12} isHot />
                <span>
                  <b className="font-semibold">
                    {slotDay(held.hold.startAt, zone)}, {slotClock(held.hold.startAt, zone)}
                  </b>{' '}
                  held for {minutesOf(held.left)}
                </span>
              </p>
            ) : null}
            {step < 2 ? (
              <Button variant="solid" onClick={forward}>
                Continue
              </Button>
            ) : isChoosing ? (
              <Button
                variant="solid"
                disabled={!held.hold}
                isBusy={book.isPending}
                busyLabel="Booking"
                onClick={send}
              >
                Book it
              </Button>
            ) : isOutside && hasCalendar && cardId ? (
              <CalendarButton cardId={cardId} label={calendarWords.open} variant="solid" />
            ) : isAsking ? (
              <Button
                variant="solid"
                disabled={isSent}
                isBusy={ask.isPending}
                busyLabel="Sending"
                onClick={request}
              >
                {inquiryTexts.askSession}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <div ref={content} tabIndex={-1} className="grid gap-6 px-5 py-5 outline-none md:px-7 md:py-6">
        <WizardSteps step={step} />
        <div
          className={
            hasSide
              ? 'grid items-start gap-6 min-[900px]:grid-cols-[minmax(0,1fr)_264px]'
              : 'w-full max-w-[40rem]'
          }
        >
          <div className="min-w-0">
            {step === 0 ? (
              <ServiceStep
                me={me}
                service={service}
                problem={problem}
                onChoose={(chosen) => {
                  setProblem(null)
                  // Another session has other times.
                  if (chosen !== draft.service && !book.isPending) held.release()
                  set({ service: chosen, step: 0 })
                }}
              />
            ) : step === 1 ? (
              <DetailsStep
                draft={draft}
                problem={problem}
                onChange={(changes) => {
                  if (changes.focus) setProblem(null)
                  set(changes)
                }}
                people={
                  me && credit
                    ? people({
                        value: draft.people,
                        isChecked,
                        refused,
                        onChange: (named) => {
                          setRefused([])
                          set({ people: named })
                        },
                      })
                    : null
                }
              />
            ) : step === 2 ? (
              isChoosing ? (
                <TimeStep
                  draft={draft}
                  held={{ ...held, failure: failure ?? held.failure }}
                  advisorId={credit?.advisorId ?? null}
                  zone={zone}
                  onZone={setZone}
                />
              ) : isWaiting ? null : isUnknown ? (
                <SectionError onRetry={() => void credits.refetch()} isRetrying={credits.isFetching} />
              ) : isOutside && hasCalendar ? (
                <CalendarStep />
              ) : (
                <AskStep me={me} failure={failure} isSent={isSent} next={next} />
              )
            ) : doneId ? (
              <DoneStep sessionId={doneId} zone={zone} />
            ) : null}
          </div>
          {hasSide ? (
            <BookingSummary
              me={me}
              draft={draft}
              credits={credits.data?.credits}
              advisorName={held.hold?.advisorName ?? credit?.advisorName ?? null}
            >
              {isChoosing ? (
                <BookingConsent
                  mayRecord={draft.mayRecord}
                  onChange={(mayRecord) => set({ mayRecord })}
                  freeUntil={held.hold?.freeUntil ?? null}
                  zone={zone}
                />
              ) : null}
            </BookingSummary>
          ) : null}
        </div>
      </div>
    </Dialog>
  )
}

/** A request says what was chosen, in the words of the booking. */
function requestBody({ service, focus, timeline, notes }: BookingDraft, me: Me | null): string {
  const label = service ? serviceLabel(service, me) : ''
  const words = [label, focus ? bookingDescription({ focus, timeline, notes }) : notes.trim()]
  return words.join('\n').trim().slice(0, inquiryLimits.body)
}
