import { useState } from 'react'
import type { EventType, Severity } from '#domain/audit/types.ts'
import { beginOfDay, endOfDay } from '#domain/instants.ts'
import { isDay } from '#domain/zones.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import type { TrailSearch } from './queries.ts'

/** What stands in the fields above the trail; null and '' narrow nothing. Days are those of the reader's zone. */
export type TrailFields = {
  action: string | null
  type: EventType | null
  severity: Severity | null
  personId: string | null
  from: string
  until: string
}

const empty: TrailFields = { action: null, type: null, severity: null, personId: null, from: '', until: '' }

/** The fields of the search, what they ask for, and of that the period alone, which is all an export takes. */
export function useTrailSearch() {
  const zone = useZone()
  const [fields, setFields] = useState(empty)
  const { action, type, severity, personId } = fields
  const period = periodOf(fields, zone)
  const search: TrailSearch = {
    ...(action ? { action } : {}),
    ...(type ? { type } : {}),
    ...(severity ? { severity } : {}),
    ...(personId ? { personId } : {}),
    ...period,
  }
  return {
    fields,
    set: (changed: Partial<TrailFields>) => setFields((before) => ({ ...before, ...changed })),
    clear: () => setFields(empty),
    isNarrowed: Object.keys(search).length > 0,
    search,
    period,
  }
}

function periodOf({ from, until }: TrailFields, zone: string): Pick<TrailSearch, 'fromAt' | 'untilAt'> {
  return {
    // A day half typed is no day.
    ...(isDay(from) ? { fromAt: beginOfDay(from, zone).toISOString() } : {}),
    ...(isDay(until) ? { untilAt: endOfDay(until, zone).toISOString() } : {}),
  }
}
