import type { SessionType } from '#domain/sessions/types.ts'

/** A session of the demo member that was held before the recorded one; `ago` in days. */
export type DemoSession = {
  title: string
  description: string
  sessionType: SessionType
  ago: number
  minutes: number
}

/** Two before the one that left minutes, so that twelve weeks have something to show. */
export const demoEarlierSessions: readonly DemoSession[] = [
  {
    title: 'Depot economics',
    description: 'What a depot costs in its first year, and what it saves.',
    sessionType: 'advisory',
    ago: 24,
    minutes: 60,
  },
  {
    title: 'Where the quarter goes',
    description: 'Three priorities, and what is left for the next quarter.',
    sessionType: 'strategy',
    ago: 52,
    minutes: 90,
  },
]
