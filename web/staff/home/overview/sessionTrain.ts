import type { Session } from '#contract/sessions.ts'

type Train = { reached: 0 | 1 | 2 | 3; hotAt?: 1 | 2 | 3; label: string }

/** How far a session has come: held, recorded, reported. What needs its advisor now is hot. */
export function trainOf(session: Pick<Session, 'status' | 'minutes' | 'facts'>): Train {
  if (session.minutes === 'approved') return { reached: 3, label: 'Report approved' }
  const isRecorded = session.facts.hasTranscript || session.facts.recording === 'linked'
  if (session.minutes === 'checking') return { reached: 2, hotAt: 3, label: 'Draft' }
  if (isRecorded) return { reached: 2, label: 'Recorded, report not written' }
  if (session.status === 'completed') return { reached: 1, label: 'Held, not recorded' }
  return { reached: 0, label: 'Not held yet' }
}
