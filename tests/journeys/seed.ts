import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { readMail } from './mailbox.ts'
import { post } from './people.ts'
import type { Ids } from './screens.ts'

const HOUR = 60 * 60_000
const transcript = join(import.meta.dirname, '../fakes/transcripts/northlight-pricing.vtt')

/** A call of the contract by name, without its screen. */
export async function ask<Answer>(request: APIRequestContext, call: string, input?: object): Promise<Answer> {
  const answer = await post(request, `/api/rpc/${call}`, input ? { json: input } : {})
  return (answer as { json: Answer }).json // safe because the contract says what a call answers
}

export async function userIdOf(page: Page): Promise<string> {
  return (await ask<{ me: { userId: string } }>(page.request, 'accounts/getMe')).me.userId
}

export const makeStaff = (admin: Page, userId: string) =>
  ask(admin.request, 'accounts/setRole', { userId, role: 'staff', give: true })

/** A month of plans that edit the board on the phone and on the desktop. */
export async function giveBothConsoles(admin: Page, userId: string): Promise<void> {
  const untilAt = new Date(Date.now() + 30 * 24 * HOUR).toISOString()
  for (const plan of ['mobile_premium', 'desktop_pro'])
    await ask(admin.request, 'billing/grantPlan', {
      id: randomUUID(),
      userId,
      plan,
      reason: 'A first month',
      untilAt,
    })
}

/** Gives a member an advisor, as admins and sessions managers do (4.13.1). */
export const assignAdvisor = (admin: Page, memberId: string, advisorId: string) =>
  ask(admin.request, 'accounts/assignAdvisor', { id: randomUUID(), memberId, advisorId })

/** Ids of what a seeded console already holds. */
export async function readIds(page: Page): Promise<Partial<Ids>> {
  const { cards } = await ask<{ cards: { id: string }[] }>(page.request, 'board/listCards', {})
  const { sessions } = await ask<{ sessions: { id: string; status: string }[] }>(
    page.request,
    'sessions/listSessions',
    {},
  )
  const idOf = (status: string) => sessions.find((session) => session.status === status)?.id ?? ''
  return { cardId: cards[0]?.id ?? '', sessionId: idOf('completed'), bookedId: idOf('scheduled') }
}

/** The first hour from `from` on that this advisor has free: no two sessions of one overlap, and journeys share their staff (T-064). */
export async function whenFree(
  from: number,
  schedule: (startAt: number) => Promise<unknown>,
): Promise<number> {
  for (let startAt = from; ; startAt += HOUR) {
    try {
      await schedule(startAt)
      return startAt
    } catch (error) {
      if (!String(error).includes('buffers included')) throw error
    }
  }
}

/** Cancels what this advisor leads around a time: a journey that is tried again finds its own former session there. */
export async function freeTheHour(staff: Page, at = Date.now()): Promise<void> {
  const { sessions } = await ask<{ sessions: { id: string }[] }>(staff.request, 'sessions/listSessions', {
    mine: true,
    status: 'scheduled',
    from: new Date(at - HOUR).toISOString(),
    to: new Date(at + HOUR).toISOString(),
  })
  for (const { id } of sessions)
    await ask(staff.request, 'sessions/setSessionStatus', { id, status: 'cancelled', reason: 'A journey' })
}

/** What staff screens show of a member: a session with its draft, one to come with a guest asked, a request. */
export async function seed(staff: Page, member: Page): Promise<Partial<Ids>> {
  const memberId = await userIdOf(member)
  const [sessionId, bookedId] = [randomUUID(), randomUUID()]
  const schedule = (id: string, title: string, startAt: number) =>
    ask(staff.request, 'sessions/scheduleSession', {
      id,
      memberId,
      sessionType: 'strategy',
      title,
      startAt: new Date(startAt).toISOString(),
      endAt: new Date(startAt + HOUR).toISOString(),
      timeZone: 'Europe/Berlin',
      meetingUrl: null,
    })
  await schedule(sessionId, 'Pricing after the pilot', Date.now() - 26 * HOUR)
  await whenFree(Date.now() + 30 * HOUR, (startAt) => schedule(bookedId, 'Hiring plan', startAt))
  for (const page of [staff, member]) {
    const { consent } = await ask<{ consent: { textVersion: string } }>(page.request, 'consent/getConsent', {
      sessionId,
    })
    await ask(page.request, 'consent/giveConsent', { sessionId, textVersion: consent.textVersion })
  }
  await ask(staff.request, 'recordings/uploadTranscript', {
    id: randomUUID(),
    sessionId,
    fileName: 'northlight-pricing.vtt',
    contentBase64: readFileSync(transcript).toString('base64'),
  })
  await ask(member.request, 'inquiries/requestUpgrade', {
    id: randomUUID(),
    plan: 'desktop_pro',
    body: 'For the board',
  })
  const email = `guest.${sessionId.slice(0, 8)}@journeys.example`
  await ask(staff.request, 'consent/inviteGuest', {
    id: randomUUID(),
    sessionId: bookedId,
    name: 'Guest of Both',
    email,
  })
  const { links } = await readMail(staff.request, email)
  const link = new URL(links.find((each) => each.includes('/consent?')) ?? 'http://nowhere/')
  await expect
    .poll(
      async () =>
        (await ask<{ session: { minutes: string } }>(staff.request, 'sessions/getSession', { id: sessionId }))
          .session.minutes,
      { message: 'no draft of the transcript', timeout: 20_000 },
    )
    .toBe('checking')
  return { sessionId, bookedId, memberId, guestLink: `${link.pathname}${link.search}` }
}
