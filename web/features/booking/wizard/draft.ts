import { bookingLimits } from '#domain/booking/limits.ts'
import type { BookingFocus, BookingService, BookingTimeline } from '#domain/booking/types.ts'
import { bookingFocuses, bookingServices, bookingTimelines } from '#domain/booking/types.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import type { SessionPerson } from '#domain/sessions/types.ts'

/** The steps of spec 2 §2 by their place: service, details, payment and time, confirmation. */
export type Step = 0 | 1 | 2 | 3

/** What somebody has chosen so far; the id is made once, so that sending twice books once. */
export type BookingDraft = {
  readonly step: Step
  readonly service: BookingService | null
  readonly focus: BookingFocus | null
  readonly timeline: BookingTimeline | null
  readonly notes: string
  readonly people: readonly SessionPerson[]
  readonly mayRecord: boolean
  readonly sessionId: string
  /** The member who chose; null for a visitor, whose choices whoever signs up takes along. */
  readonly whose: string | null
  readonly at: number
}

/** Choices are kept this long in the browser that made them. */
const keptMs = 7 * 86_400_000

export const emptyDraft = (whose: string | null, at: number, newId: () => string): BookingDraft => ({
  step: 0,
  service: null,
  focus: null,
  timeline: null,
  notes: '',
  people: [],
  mayRecord: false,
  sessionId: newId(),
  whose,
  at,
})

const oneOf = <Value extends string>(values: readonly Value[], given: unknown): Value | null =>
  values.find((value) => value === given) ?? null
const text = (given: unknown, most: number) => (typeof given === 'string' ? given.slice(0, most) : '')
const idPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

/** What was kept, field by field: whatever is not understood, or another member's, is as if it had not been chosen. */
export function readDraft(
  kept: string | null,
  whose: string | null,
  now: number,
  newId: () => string,
): BookingDraft {
  const empty = emptyDraft(whose, now, newId)
  const given = parse(kept)
  const at = typeof given.at === 'number' ? given.at : 0
  if (now - at > keptMs || at > now + keptMs) return empty
  if (typeof given.whose === 'string' && given.whose !== whose) return empty
  const { step } = given
  const id = (value: unknown, other: string) =>
    typeof value === 'string' && idPattern.test(value) ? value : other
  return {
    step: step === 1 || step === 2 ? step : 0,
    service: oneOf(bookingServices, given.service),
    focus: oneOf(bookingFocuses, given.focus),
    timeline: oneOf(bookingTimelines, given.timeline),
    notes: text(given.notes, bookingLimits.notes),
    people: peopleIn(given.people),
    mayRecord: given.mayRecord === true,
    sessionId: id(given.sessionId, empty.sessionId),
    whose,
    at,
  }
}

function peopleIn(given: unknown): SessionPerson[] {
  if (!Array.isArray(given)) return []
  return given.slice(0, sessionLimits.people).flatMap((each: unknown) => {
    if (typeof each !== 'object' || each === null) return []
    const { name, email } = each as Record<string, unknown> // safe because it was found to be an object
    return [{ name: text(name, sessionLimits.personName), email: text(email, 320) }]
  })
}

function parse(kept: string | null): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(kept ?? '{}')
    // safe because it was found to be an object
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}

/** How far somebody can be with these choices: the later steps need the earlier ones (spec 2 §4). */
export function reachable(draft: Pick<BookingDraft, 'step' | 'service' | 'focus'>): Step {
  if (draft.service === null) return 0
  return draft.focus === null && draft.step > 1 ? 1 : draft.step
}
