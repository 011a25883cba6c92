import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { openService } from '#domain/booking/rules/servicePrice.ts'
import { bookingDescription, serviceOffers } from '#domain/booking/rules/services.ts'
import { bookingTexts } from '#domain/booking/texts.ts'
import type { BookingService } from '#domain/booking/types.ts'
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
import { calendarsQuery } from '../calendly/queries.ts'
import { creditsQuery } from '../queries.ts'
import type { BookingDraft, Step } from './draft.ts'
import { reachable } from './draft.ts'
import { askForSession, bookSession } from './mutations.ts'
import { bookingFailure, creditFor } from './queries.ts'
import { isNamed, refusedPeople } from './refusedPeople.ts'
import { serviceLabel } from './ServiceStep.tsx'
import { useBookingDraft } from './useBookingDraft.ts'
import { useHold } from './useHold.ts'

type Options = {
  me: Me | null
  bookedId: string | null
  onBooked: (sessionId: string) => void
  onClose: () => void
}

/** A booking on its way: what was chosen, how far it is, what stops it, and what can be done next (K64). */
export function useBooking({ me, bookedId, onBooked, onClose }: Options) {
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
    const asked = {
      ...(draft.service ? { service: draft.service } : {}),
      body: requestBody(draft, me),
    }
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

  function choose(chosen: BookingService) {
    setProblem(null)
    // Another session has other times.
    if (chosen !== draft.service && !book.isPending) held.release()
    set({ service: chosen, step: 0 })
  }

  function change(changes: Partial<BookingDraft>) {
    if (changes.focus) setProblem(null)
    set(changes)
  }

  function namePeople(people: readonly SessionPerson[]) {
    setRefused([])
    set({ people })
  }

  function leave() {
    // Nobody else should wait for a time that is not wanted any more.
    if (step < 3 && !book.isPending) held.release()
    onClose()
  }
  const cardId = draft.service ? serviceOffers[draft.service].cardId : null
  const hasCalendar = calendars.data?.calendars.some((each) => each.cardId === cardId) ?? false
  const isChoosing = step === 2 && isMember && (credit !== null || book.isPending)
  const isWaiting = isMember && (credits.isPending || calendars.isPending)
  const isUnknown = isMember && credits.isError && !credits.data
  const isOutside = step === 2 && isMember && credit === null && !isWaiting && !isUnknown && !book.isPending

  return {
    draft,
    service,
    step,
    doneId,
    credits,
    credit,
    held,
    cardId,
    problem,
    failure,
    refused,
    isChecked,
    isSent,
    hasCalendar,
    isChoosing,
    isWaiting,
    isUnknown,
    isOutside,
    isBooking: book.isPending,
    isRequesting: ask.isPending,
    choose,
    change,
    namePeople,
    back: () => go(step === 2 ? 1 : 0),
    forward,
    send,
    request,
    leave,
  }
}

export type Booking = ReturnType<typeof useBooking>

/** A request says what was chosen, in the words of the booking. */
function requestBody({ service, focus, timeline, notes }: BookingDraft, me: Me | null): string {
  const label = service ? serviceLabel(service, me) : ''
  const words = [label, focus ? bookingDescription({ focus, timeline, notes }) : notes.trim()]
  return words.join('\n').trim().slice(0, inquiryLimits.body)
}
