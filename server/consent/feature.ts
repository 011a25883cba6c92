import type { Feature } from '#server/platform/calls/feature.ts'
import { sessionsAudience } from '#server/sessions/live.ts'
import { answerConsentByToken } from './answerConsentByToken.ts'
import {
  askMember,
  deleteGuest,
  giveConsent,
  inviteGuest,
  refuseConsent,
  withdrawConsent,
} from './commands.ts'
import { getConsent, getConsentByToken } from './queries.ts'

export const consent: Feature<'consent'> = {
  calls: {
    getConsent,
    giveConsent,
    refuseConsent,
    withdrawConsent,
    inviteGuest,
    askMember,
    deleteGuest,
    getConsentByToken,
    answerConsentByToken,
  },
  audience: sessionsAudience,
}
