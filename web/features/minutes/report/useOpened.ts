import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { SessionMinutes } from '../queries.ts'
import { openMinutes } from './mutations.ts'

/** Tells once for each approved version that its member has it on screen (T-205); sent again it changes nothing. */
export function useOpened(report: SessionMinutes | null) {
  const { mutate } = useMutation(openMinutes())
  const sessionId = report?.sessionId
  const version = report?.state === 'approved' ? report.minutes?.versionId : undefined
  useEffect(() => {
    if (sessionId && version) mutate({ sessionId })
  }, [sessionId, version, mutate])
}
