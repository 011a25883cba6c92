import type { SessionForm, WrittenSession } from './useSessionForm.ts'
import { fieldsOf, formOf } from './useSessionForm.ts'

/** What a form changes of a session. Only that is sent, so that what somebody else wrote in another field stays. */
export function sessionChanges(base: WrittenSession, value: SessionForm, notesOnly = false) {
  const wanted = notesOnly ? { notes: value.notes.trim() } : { ...fieldsOf(value), ...timesOf(base, value) }
  return Object.fromEntries(
    Object.entries(wanted).filter(([field, value]) => !isSame(Reflect.get(base, field), value)),
  )
}

/** A clock that was not touched keeps its instant: of an hour that comes twice it may be the second one. */
function timesOf(base: WrittenSession, value: SessionForm) {
  const before = formOf(base)
  const { startAt, endAt } = fieldsOf(value)
  const isUnmoved =
    before.day === value.day && before.clock === value.clock && before.timeZone === value.timeZone
  if (!isUnmoved) return { startAt, endAt }
  const lengthMs = Date.parse(endAt) - Date.parse(startAt)
  const end = new Date(Date.parse(base.startAt) + lengthMs).toISOString()
  return { startAt: base.startAt, endAt: before.minutes === value.minutes ? base.endAt : end }
}

const isSame = (before: unknown, after: unknown) =>
  before === after ||
  ((before ?? '') === (after ?? '') && (before === null || after === null)) ||
  (typeof before === 'string' &&
    typeof after === 'string' &&
    /^\d{4}-.*T/.test(after) &&
    Date.parse(before) === Date.parse(after))
