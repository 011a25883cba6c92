import type { Contract } from '#contract/router.ts'
import type { Feature } from '#server/platform/calls/feature.ts'
import { sessionsAudience } from './live.ts'

/** Its calls show consent, transcript and minutes with a session, so that server/app/sessions answers them. */
export const sessions: Feature<'sessions', keyof Contract['sessions']> = {
  calls: {},
  audience: sessionsAudience,
}
