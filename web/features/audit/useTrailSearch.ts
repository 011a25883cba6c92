import { useState } from 'react'
import type { EventType, Severity } from '#domain/audit/types.ts'
import { endOfDay } from '#web/lib/time/endOfDay.ts'
import type { TrailSearch } from './queries.ts'

/** What stands in the fields above the trail; null and '' narrow nothing. Days are the reader's own. */
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
  const [fields, setFields] = useState(empty)
  const { action, type, severity, personId } = fields
  const period = periodOf(fields)
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

function periodOf({ from, until }: TrailFields): Pick<TrailSearch, 'fromAt' | 'untilAt'> {
  const [start, end] = [from ? new Date(`${from}T00:00:00`) : null, until ? endOfDay(until) : null]
  return {
    // A day half typed is no day.
    ...(start && !Number.isNaN(start.getTime()) ? { fromAt: start.toISOString() } : {}),
    ...(end && !Number.isNaN(end.getTime()) ? { untilAt: end.toISOString() } : {}),
  }
}
