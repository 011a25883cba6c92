import { randomUUID } from 'node:crypto'
import type { ReviewLine } from '#contract/minutes.ts'
import type { GrantablePlan } from '#domain/billing/types.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { scheduleSession } from '#server/app/sessions/commands.ts'
import { uploadTranscript } from '#server/app/transcripts/uploadTranscript.ts'
import { giveConsent } from '#server/consent/commands.ts'
import { decideLines } from '#server/minutes/drafts/decideLines.ts'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import { getReview } from '#server/minutes/drafts/getReview.ts'
import { approveMinutes } from '#server/minutes/versions/approveMinutes.ts'
import type { Decision } from './decisionOf.ts'
import { decisionOf } from './decisionOf.ts'
import type { Person, TestApp } from './testApp.ts'

export const talk = `WEBVTT

00:00:01.000 --> 00:00:09.000
<v Mia Member>We closed the quarter with revenue of forty thousand euro and twelve paying customers.

00:00:10.000 --> 00:00:19.000
<v Ada Advisor>The runway is the biggest risk because it ends in eight months without a new round.

00:00:20.000 --> 00:00:28.000
<v Mia Member>We decided to raise the price of the pro plan to ninety euro from January.

00:00:29.000 --> 00:00:37.000
<v Ada Advisor>I will send the investor list to you by Friday.

00:00:38.000 --> 00:00:47.000
<v Mia Member>I will prepare the financial model with three scenarios until next Wednesday.
`

const HOUR_MS = 3_600_000
export const base64 = (text: string | Buffer): string => Buffer.from(text).toString('base64')

export type Change = Partial<Omit<Decision, 'id'>>

/** Sessions in each state for tests, each step by the command that a call would use. */
export function sessionStage(at: TestApp) {
  /** Who most sessions are of: an advisor, and a member on a plan. */
  const people = async (
    plan: GrantablePlan = 'mobile_premium',
  ): Promise<{ advisor: Person; member: Person }> => ({
    advisor: await at.person({ roles: ['staff'], firstName: 'Ada' }),
    member: await at.person({ plans: [plan], firstName: 'Mia' }),
  })
  /** A session that began an hour ago, so that it can be completed and a transcript be added. */
  const schedule = async (advisor: Person, member: Person, startsInMs = -HOUR_MS): Promise<string> => {
    const id = randomUUID()
    await at.assign(advisor, member)
    const startAt = new Date(at.app.clock.now().getTime() + startsInMs)
    const endAt = new Date(startAt.getTime() + HOUR_MS)
    const times = { startAt: startAt.toISOString(), endAt: endAt.toISOString(), timeZone: 'Europe/Berlin' }
    const order = {
      id,
      memberId: member.id,
      title: 'Pricing and runway',
      sessionType: 'advisory' as const,
      ...times,
    }
    await at.call(advisor, scheduleSession, order)
    return id
  }
  const agree = async (sessionId: string, ...people: Person[]) => {
    for (const person of people) {
      await at.call(person, giveConsent, { sessionId, textVersion: consentTextVersion })
    }
  }
  const upload = (
    advisor: Person,
    sessionId: string,
    options: { id?: string; file?: string | Buffer; fileName?: string } = {},
  ) =>
    at.call(advisor, uploadTranscript, {
      id: options.id ?? randomUUID(),
      sessionId,
      fileName: options.fileName ?? 'call.vtt',
      contentBase64: base64(options.file ?? talk),
    })
  /** Scheduled, agreed to by both, uploaded and drafted. */
  const drafted = async (advisor: Person, member: Person) => {
    const sessionId = await schedule(advisor, member)
    await agree(sessionId, advisor, member)
    const { transcript } = await upload(advisor, sessionId)
    await draftMinutes(at.jobsApp, { sessionId, transcriptId: transcript.id })
    return { sessionId, transcriptId: transcript.id }
  }
  const review = async (advisor: Person, sessionId: string) =>
    (await at.call(advisor, getReview, { sessionId })).review
  /** Decides the lines for which `change` says something, as they were read. */
  const decide = async (advisor: Person, sessionId: string, change: (line: ReviewLine) => Change | null) => {
    const { lines } = await review(advisor, sessionId)
    const decisions = lines.flatMap((line) => {
      const changed = change(line)
      return changed ? [{ ...decisionOf(line), ...changed }] : []
    })
    return await at.call(advisor, decideLines, { sessionId, spentMs: 1_000, lines: decisions })
  }
  /** Accepts everything drafted, and approves. */
  const approve = async (advisor: Person, sessionId: string) => {
    await decide(advisor, sessionId, (line) =>
      line.tier === 'drafted' && line.state === 'open' ? { state: 'accepted' } : null,
    )
    const { number, revision } = await review(advisor, sessionId)
    return await at.call(advisor, approveMinutes, { sessionId, number, revision })
  }
  return { people, schedule, agree, upload, drafted, review, decide, approve }
}
