import type { EventClass } from '#domain/eventClass.ts'
import { events } from '../events.ts'
import type { EventKind, EventType, Severity } from '../types.ts'

const kindOf = (of: EventClass): EventKind => {
  // safe because a class is a type and a severity with a dot between
  const [type, severity] = of.split('.') as [EventType, Severity]
  return { type, severity }
}

/** Type and severity of everything that can happen, as the features class it (spec 1 §3). */
export const eventKinds: ReadonlyMap<string, EventKind> = new Map(
  Object.entries(events).map(([name, of]) => [name, kindOf(of)]),
)

/** The refusals of more than low severity, by reason: who goes on after a limit, and who sends what no page of ours sends. */
export const graverRefusals: Readonly<Record<string, Severity>> = {
  too_many: 'medium',
  unknown_fields: 'medium',
}

/** Type and severity of one event of the trail: what was refused is security, whatever was asked for (spec 1 §3). */
export function kindOfEvent(event: {
  readonly outcome: string
  readonly action: string
  readonly reason: string
}): EventKind {
  if (event.outcome === 'refused')
    return { type: 'security', severity: graverRefusals[event.reason] ?? 'low' }
  // A name of an earlier version that nobody writes any more.
  return eventKinds.get(event.action) ?? kindOf('user_action.low')
}

type Wanted = { readonly type?: EventType | undefined; readonly severity?: Severity | undefined }

/** The names of what happened that are of this type and severity, as the search of the trail asks for them. */
export const actionsOf = (wanted: {
  readonly type?: EventType
  readonly severity?: Severity
}): readonly string[] =>
  [...eventKinds]
    .filter(
      ([, kind]) =>
        (!wanted.type || kind.type === wanted.type) &&
        (!wanted.severity || kind.severity === wanted.severity),
    )
    .map(([name]) => name)

/**
 * Which refusals are of this type and severity: those whose reason is, or is not, one of these; null where none is.
 * All of them are security.
 */
export function refusalsOf(
  wanted: Wanted,
): { readonly are: boolean; readonly reasons: readonly string[] } | null {
  if (wanted.type !== undefined && wanted.type !== 'security') return null
  if (wanted.severity === undefined) return { are: false, reasons: [] }
  if (wanted.severity === 'low') return { are: false, reasons: Object.keys(graverRefusals) }
  const reasons = Object.keys(graverRefusals).filter((reason) => graverRefusals[reason] === wanted.severity)
  return reasons.length > 0 ? { are: true, reasons } : null
}
