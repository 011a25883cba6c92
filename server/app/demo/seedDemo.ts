import { decisionFields } from '#domain/board/rules/decisions.ts'
import { evenRanks } from '#domain/board/rules/rank.ts'
import { consentTextVersion } from '#domain/consent/texts.ts'
import { instantOf } from '#domain/instants.ts'
import { boardAssignments, cards } from '#server/board/tables.ts'
import { consents } from '#server/consent/tables.ts'
import { draftOutcome } from '#server/minutes/rules/draftOutcome.ts'
import { outcomeLines, outcomeVersions, sessionOutcomes } from '#server/minutes/tables.ts'
import type { App } from '#server/platform/app.ts'
import type { Db } from '#server/platform/db/database.ts'
import { pick } from '#server/platform/pick.ts'
import { hashToken } from '#server/platform/signInCookie.ts'
import { transcripts } from '#server/recordings/tables.ts'
import { sessions } from '#server/sessions/tables.ts'
import type { DemoCard } from './rules/demoCards.ts'
import { demoCards } from './rules/demoCards.ts'
import { demoEarlierSessions } from './rules/demoSessions.ts'
import { demoTranscript } from './rules/demoTranscript.ts'
import { seedDemoBoard } from './seedDemoBoard.ts'

const DAY_MS = 86_400_000
type Ids = { userId: string; advisorId: string; timeZone: string }

/** Fills a demo tenant: a board, a past session with approved minutes, and one to come (4.12.5). */
export async function seedDemo(db: Db, app: App, ids: Ids): Promise<void> {
  const fromSession = await seedSessions(db, app, ids)
  await seedCards(db, app, ids, fromSession)
  await seedDemoBoard(db, app, ids)
}

type FromSession = {
  sessionId: string
  sessionTitle: string
  lineId: string
  quote: string | null
  speaker: string | null
  segment: number | null
  startMs: number | null
}

async function seedCards(db: Db, app: App, { userId }: Ids, from: FromSession | null): Promise<void> {
  const now = app.clock.now()
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  const ranks = evenRanks(demoCards.length)
  const tasksDone = demoCards.filter((card) => card.status === 'completed' && card.kind === 'task')
  // Tasks were done over three months, each a week after it was raised; a decision is taken the day after it is.
  const doneAgo = (card: DemoCard) =>
    card.kind === 'decision' ? card.raisedAgo - 1 : 4 + tasksDone.indexOf(card) * 12
  const raised = (card: DemoCard) =>
    card.status === 'completed' && card.kind === 'task' ? doneAgo(card) + 7 : card.raisedAgo
  const rows = demoCards.map((sample, index) => {
    const { dueIn, labels, raisedAgo, ...card } = sample
    return {
      ...card,
      id: app.clock.newId(),
      userId,
      createdBy: userId,
      labels: [...labels],
      rank: ranks[index] ?? '',
      dueOn: dueIn === null ? null : dayOf(now, dueIn),
      completedAt: card.status === 'completed' ? daysAgo(doneAgo(sample)) : null,
      createdAt: daysAgo(raised(sample)),
      ...decisionFields(
        { kind: card.kind, decidedBy: null, decidedOn: null },
        card.status,
        userId,
        dayOf(now, 1 - raisedAgo),
      ),
    }
  })
  await db.insert(cards).values(rows)
  const quote = rows.find((row) => row.title.startsWith('Redraft the quote'))
  if (!from || !quote) return
  const { lineId, ...context } = from
  await db.insert(boardAssignments).values({
    id: app.clock.newId(),
    userId,
    sourceType: 'outcome_line',
    sourceId: lineId,
    targetType: 'julboard_task',
    targetId: quote.id,
    assignmentContext: context,
  })
}

/** One session that was held, with everything it left behind, and one to come. Answers the line a card came from. */
async function seedSessions(db: Db, app: App, ids: Ids): Promise<FromSession | null> {
  const newId = () => app.clock.newId()
  const [past, next] = [at(app, ids, -2), at(app, ids, 3)]
  const title = 'Pricing working session'
  const sessionId = newId()
  const shared = {
    userId: ids.userId,
    advisorId: ids.advisorId,
    createdBy: ids.advisorId,
    timeZone: ids.timeZone,
  }
  await db.insert(sessions).values([
    {
      ...shared,
      id: sessionId,
      title,
      description: 'One number for the Kestrel Health quote.',
      sessionType: 'strategy',
      startAt: past,
      endAt: minutesAfter(past, 90),
      status: 'completed',
    },
    ...demoEarlierSessions.map(({ ago, minutes, ...session }) => {
      const startAt = at(app, ids, -ago)
      const endAt = minutesAfter(startAt, minutes)
      return { ...shared, ...session, id: newId(), startAt, endAt, status: 'completed' as const }
    }),
    {
      ...shared,
      id: newId(),
      title: 'Quote review',
      description: 'What Kestrel Health answered, and the cost model.',
      sessionType: 'advisory',
      startAt: next,
      endAt: minutesAfter(next, 60),
    },
  ])
  const consent = { sessionId, userId: ids.userId, textVersion: consentTextVersion, givenAt: past }
  await db.insert(consents).values([
    { ...consent, id: newId(), party: 'member' },
    { ...consent, id: newId(), party: 'advisor' },
    { ...consent, id: newId(), party: 'guest', guestName: 'Tomasz Wilk', guestEmail: 'tomasz@demo.invalid' },
  ])
  const content = demoTranscript.map((segment) => segment.text).join('\n')
  const transcriptId = newId()
  await db.insert(transcripts).values({
    id: transcriptId,
    sessionId,
    userId: ids.userId,
    createdBy: ids.advisorId,
    fileName: 'pricing-session.vtt',
    format: 'vtt',
    byteSize: Buffer.byteLength(content),
    sha256: hashToken(content),
    segmentCount: demoTranscript.length,
    segments: demoTranscript,
  })
  return await seedMinutes(db, app, ids, { sessionId, title, transcriptId, startAt: past })
}

/** The minutes are drafted by the same rules as anybody's, then stand as the advisor approved them. */
async function seedMinutes(
  db: Db,
  app: App,
  ids: Ids,
  session: { sessionId: string; title: string; transcriptId: string; startAt: Date },
): Promise<FromSession | null> {
  const [outcomeId, versionId] = [app.clock.newId(), app.clock.newId()]
  const approvedAt = minutesAfter(session.startAt, 240)
  const people = ['Marta Oyelaran', 'Julius', 'Tomasz Wilk']
  const { lines, offers } = draftOutcome(demoTranscript, {
    title: session.title,
    startAt: session.startAt,
    timeZone: ids.timeZone,
    people,
  })
  await db.insert(sessionOutcomes).values({
    id: outcomeId,
    sessionId: session.sessionId,
    userId: ids.userId,
    createdBy: ids.advisorId,
    drafting: 'ready',
    status: 'approved',
    currentVersionId: versionId,
    approvedVersionId: versionId,
    approvedAt,
    approvedBy: ids.advisorId,
    isSample: true,
  })
  await db.insert(outcomeVersions).values({
    id: versionId,
    outcomeId,
    userId: ids.userId,
    number: 1,
    status: 'approved',
    method: 'extractive',
    transcriptId: session.transcriptId,
    approvedAt,
    approvedBy: ids.advisorId,
  })
  const accepted = offers.filter((offer) => offer.tier === 'drafted')
  const rows = [...lines, ...accepted].map((line, position) => ({
    ...pick(line, 'kind', 'text', 'quote', 'speaker', 'owner', 'dueOn'),
    versionId,
    lineId: app.clock.newId(),
    userId: ids.userId,
    position,
    segment: line.moment?.segment ?? null,
    startMs: line.moment?.startMs ?? null,
  }))
  await db.insert(outcomeLines).values(rows)
  const line = rows.find((row) => row.kind === 'action' && row.quote?.includes('redraft the quote'))
  if (!line) return null
  const { lineId, quote, speaker, segment, startMs } = line
  return {
    sessionId: session.sessionId,
    sessionTitle: session.title,
    lineId,
    quote,
    speaker,
    segment,
    startMs,
  }
}

const minutesAfter = (date: Date, minutes: number) => new Date(date.getTime() + minutes * 60_000)
const dayOf = (now: Date, days: number) => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Ten in the morning where the member is, some days from today. */
function at(app: App, { timeZone }: Ids, days: number): Date {
  const day = dayOf(app.clock.now(), days)
  const morning = instantOf({ day, clock: '10:00' }, timeZone)
  return morning.ok ? morning.at : new Date(`${day}T10:00:00.000Z`)
}
