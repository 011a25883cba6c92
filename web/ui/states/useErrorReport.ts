import { useEffect, useState } from 'react'
import type { ErrorLevel } from '#domain/content/types.ts'
import { reportError } from '#web/lib/calls/reportError.ts'

export type ErrorReport = { state: 'pending' | 'unsent' } | { state: 'stored'; id: string }

/** Reports an error that is on the screen, and says what became of the report (T-172). */
export function useErrorReport(error: unknown, level: ErrorLevel): ErrorReport {
  const [report, setReport] = useState<ErrorReport>({ state: 'pending' })
  useEffect(() => {
    let isHere = true
    void reportError(error, level).then((id) => {
      if (isHere) setReport(id ? { state: 'stored', id } : { state: 'unsent' })
    })
    return () => {
      isHere = false
    }
  }, [error, level])
  return report
}
