import { advisorCalls } from './accounts/advisors.ts'
import { factorCalls } from './accounts/factors.ts'
import { peopleCalls } from './accounts/people.ts'
import { profileCalls } from './accounts/profile.ts'
import { signInCalls } from './accounts/signIn.ts'
import { audit } from './audit.ts'
import { grantCalls } from './billing/grants.ts'
import { serviceCardCalls } from './billing/serviceCards.ts'
import { attachmentCalls } from './board/attachments.ts'
import { cardCalls } from './board/cards.ts'
import { changeCalls } from './board/changes.ts'
import { checkinCalls } from './board/checkins.ts'
import { decisionCalls } from './board/decisions.ts'
import { metricCalls } from './board/metrics.ts'
import { milestoneCalls } from './board/milestones.ts'
import { overviewCalls } from './board/overview.ts'
import { availabilityCalls } from './booking/availability.ts'
import { calendlyCalls } from './booking/calendly.ts'
import { creditCalls } from './booking/credits.ts'
import { linkCalls } from './booking/links.ts'
import { slotCalls } from './booking/slots.ts'
import { consent } from './consent.ts'
import { content } from './content.ts'
import { inquiries } from './inquiries.ts'
import { learning } from './learning.ts'
import { automationCalls } from './minutes/automation.ts'
import { transcriptionCalls } from './minutes/transcription.ts'
import { versionCalls } from './minutes/versions.ts'
import { minutes } from './minutes.ts'
import { issueCalls } from './newsletter/issues.ts'
import { listCalls } from './newsletter/lists.ts'
import { subscriberCalls } from './newsletter/subscribers.ts'
import { newsletter } from './newsletter.ts'
import { cookieCalls } from './privacy/cookies.ts'
import { deletionCalls } from './privacy/deletions.ts'
import { processingCalls } from './privacy/processing.ts'
import { retentionCalls } from './privacy/retention.ts'
import { rightsCalls } from './privacy/rights.ts'
import { recordings } from './recordings.ts'
import { briefCalls } from './sessions/brief.ts'
import { noteCalls } from './sessions/notes.ts'
import { sessions } from './sessions.ts'

/** Everything browser and server say to each other. A feature with nouns is the sum of their calls. */
export const contract = {
  accounts: { ...profileCalls, ...signInCalls, ...peopleCalls, ...advisorCalls, ...factorCalls },
  audit,
  billing: { ...grantCalls, ...serviceCardCalls },
  board: {
    ...cardCalls,
    ...decisionCalls,
    ...checkinCalls,
    ...milestoneCalls,
    ...metricCalls,
    ...attachmentCalls,
    ...changeCalls,
    ...overviewCalls,
  },
  booking: { ...slotCalls, ...creditCalls, ...linkCalls, ...availabilityCalls, ...calendlyCalls },
  consent,
  content,
  inquiries,
  learning,
  minutes: { ...minutes, ...versionCalls, ...automationCalls, ...transcriptionCalls },
  newsletter: { ...newsletter, ...issueCalls, ...listCalls, ...subscriberCalls },
  privacy: { ...cookieCalls, ...deletionCalls, ...processingCalls, ...retentionCalls, ...rightsCalls },
  recordings,
  sessions: { ...sessions, ...briefCalls, ...noteCalls },
}
export type Contract = typeof contract
