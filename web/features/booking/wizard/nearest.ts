import type { OpenSlot } from '#contract/booking/slots.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'

const isSlot = (value: unknown): value is OpenSlot => {
  if (typeof value !== 'object' || value === null) return false
  const { startAt, endAt, advisorId } = value as Partial<OpenSlot> // safe because each field is looked at
  return typeof startAt === 'string' && typeof endAt === 'string' && typeof advisorId === 'string'
}

/** The nearest free times that come with the answer 'somebody else was faster'; null for any other failure (T-064). */
export function nearestIn(error: unknown): readonly OpenSlot[] | null {
  const { code, reason } = refusalOf(error)
  if (code !== 'CONFLICT' || (reason !== 'slot_taken' && reason !== 'not_offered')) return null
  // safe because whatever is not a slot is left out
  const data = (error as { data?: { current?: { nearest?: unknown } } }).data
  const nearest = data?.current?.nearest
  return Array.isArray(nearest) ? nearest.filter(isSlot) : []
}
