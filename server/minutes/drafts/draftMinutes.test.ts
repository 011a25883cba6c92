import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { inviteGuest, withdrawConsent } from '#server/consent/commands.ts'
import { sessionStage, talk } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { draftIdOf } from '../rules/lineIds.ts'
import { requestDraft } from './commands.ts'
import { draftMinutes } from './draftMinutes.ts'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  ;({ advisor, member } = await stage.people('desktop_pro'))
})
afterAll(() => at.close())

/** Uploaded, and its job not yet run. */
async function queued() {
  const sessionId = await stage.schedule(advisor, member)
  await stage.agree(sessionId, advisor, member)
  const { transcript } = await stage.upload(advisor, sessionId)
  return { sessionId, transcriptId: transcript.id }
}
const outcome = async (sessionId: string) =>
  (
    await at.query(
      'select drafting, draft_failure, status, current_version_id from session_outcomes where session_id = $1',
      [sessionId],
    )
  )[0]
const versions = (sessionId: string) =>
  at.query<{ id: string; number: number; lines: number }>(
    `select v.id, v.number, (select count(*)::int from outcome_lines l where l.version_id = v.id) as lines
     from outcome_versions v join session_outcomes o on o.id = v.outcome_id where o.session_id = $1 order by v.number`,
    [sessionId],
  )
const drafts = (sessionId: string) =>
  at.query(`select id from audit_events where subject_id = $1 and action = 'minutes.drafted'`, [sessionId])

describe('drafting minutes', () => {
  it('writes one version whose lines carry their sentence and moment, and tells of it once', async () => {
    const job = await queued()
    await draftMinutes(at.jobsApp, job)
    const [version, ...more] = await versions(job.sessionId)
    expect(more).toEqual([])
    expect(version).toMatchObject({ id: job.transcriptId, number: 1 })
    expect(await outcome(job.sessionId)).toMatchObject({
      drafting: 'ready',
      status: 'draft',
      current_version_id: job.transcriptId,
    })
    const lines = await at.query<{ kind: string; quote: string; start_ms: number; speaker: string }>(
      'select * from outcome_lines where version_id = $1',
      [job.transcriptId],
    )
    const action = lines.find((line) => line.kind === 'action')
    expect(talk).toContain(action?.quote)
    expect(action?.start_ms).toBeGreaterThan(0)
    expect(action?.speaker).toMatch(/Ada|Mia/)
    expect(await drafts(job.sessionId)).toHaveLength(1)
    expect(
      await at.query(
        `select kind from live_events where topic = 'minutes' and entity_id = $1 and kind = 'minutes.drafted'`,
        [job.sessionId],
      ),
    ).toHaveLength(1)
  })

  it('takes what is due at the next meeting for due on the day of the member’s next session', async () => {
    const other = await at.person({ plans: ['desktop_pro'], firstName: 'Mia' })
    const sessionId = await stage.schedule(advisor, other)
    await stage.agree(sessionId, advisor, other)
    await stage.schedule(advisor, other, 14 * 86_400_000)
    const file = `${talk}\n00:00:50.000 --> 00:00:59.000\n<v Ada Advisor>I will send the cap table before our next meeting.\n`
    const { transcript } = await stage.upload(advisor, sessionId, { file })
    await draftMinutes(at.jobsApp, { sessionId, transcriptId: transcript.id })
    const [line] = await at.query<{ due_on: string; next: string }>(
      `select due_on::text, (select to_char(max(start_time) at time zone time_zone, 'YYYY-MM-DD') from sessions s where s.user_id = $2 group by time_zone) as next
       from outcome_lines where version_id = $1 and quote like '%cap table%'`,
      [transcript.id, other.id],
    )
    expect(line?.due_on).toBe(line?.next)
  })

  it('changes nothing when it runs again, and writes one version when it runs five times at once', async () => {
    const job = await queued()
    await Promise.all(Array.from({ length: 5 }, () => draftMinutes(at.jobsApp, job)))
    const before = await at.query('select * from outcome_lines where version_id = $1 order by position', [
      job.transcriptId,
    ])
    await draftMinutes(at.jobsApp, job)
    expect(await versions(job.sessionId)).toHaveLength(1)
    expect(
      await at.query('select * from outcome_lines where version_id = $1 order by position', [
        job.transcriptId,
      ]),
    ).toEqual(before)
    expect(await drafts(job.sessionId)).toHaveLength(1)
  })

  it('leaves nothing half done when it dies after the writing, and the next try makes it whole', async () => {
    const job = await queued()
    await at.query('alter table audit_details rename to audit_details_away')
    await expect(draftMinutes(at.jobsApp, job)).rejects.toThrow()
    await at.query('alter table audit_details_away rename to audit_details')
    expect(await versions(job.sessionId)).toEqual([])
    // No queue knows of this run, so it was the last: the failure can be seen and asked for again.
    expect(await outcome(job.sessionId)).toMatchObject({
      drafting: 'failed',
      draft_failure: 'failed',
      current_version_id: null,
    })
    await draftMinutes(at.jobsApp, job)
    expect(await versions(job.sessionId)).toHaveLength(1)
    expect(await outcome(job.sessionId)).toMatchObject({ drafting: 'ready', draft_failure: null })
  })

  it('keeps still about a failure while the queue will try again', async () => {
    const job = await queued()
    await at.query(
      `insert into pgboss.job (id, name, data, retry_count, retry_limit) values ($1, 'minutes.draft', '{}', 1, 5)`,
      [job.transcriptId],
    )
    await at.query('alter table audit_details rename to audit_details_away')
    await expect(draftMinutes(at.jobsApp, job)).rejects.toThrow()
    await at.query('alter table audit_details_away rename to audit_details')
    expect(await outcome(job.sessionId)).toMatchObject({ drafting: 'running' })
    await draftMinutes(at.jobsApp, job)
    expect(await outcome(job.sessionId)).toMatchObject({ drafting: 'ready' })
  })

  it('refuses without consent: somebody further was asked after the upload', async () => {
    const job = await queued()
    await at.call(advisor, inviteGuest, {
      id: randomUUID(),
      sessionId: job.sessionId,
      name: 'Gus',
      email: 'gus@example.org',
    })
    await draftMinutes(at.jobsApp, job)
    expect(await versions(job.sessionId)).toEqual([])
    expect(await outcome(job.sessionId)).toMatchObject({
      drafting: 'failed',
      draft_failure: 'consent_missing',
    })
  })

  it('writes nothing after consent was taken back, also while it was running', async () => {
    for (let round = 0; round < 6; round += 1) {
      const job = await queued()
      await Promise.all([
        draftMinutes(at.jobsApp, job),
        at.call(member, withdrawConsent, { sessionId: job.sessionId }),
      ])
      await draftMinutes(at.jobsApp, job)
      expect(await versions(job.sessionId)).toEqual([])
      expect(await at.query('select id from transcripts where session_id = $1', [job.sessionId])).toEqual([])
    }
  })

  it('leaves an older transcript to the newer one, and keeps the ids of lines that rest on the same sentence (T-087)', async () => {
    const first = await queued()
    await draftMinutes(at.jobsApp, first)
    const longer = `${talk}\n00:00:50.000 --> 00:00:59.000\n<v Ada Advisor>I will introduce you to the bank on Monday.\n`
    const { transcript } = await stage.upload(advisor, first.sessionId, { file: longer })
    await draftMinutes(at.jobsApp, { sessionId: first.sessionId, transcriptId: transcript.id })
    await draftMinutes(at.jobsApp, { ...first, requestId: randomUUID() })
    const all = await versions(first.sessionId)
    expect(all.map((version) => version.number)).toEqual([1, 2])
    const idOf = async (versionId: string) =>
      (
        await at.query<{ line_id: string }>(
          `select line_id from outcome_lines where version_id = $1 and quote like 'I will send the investor list%'`,
          [versionId],
        )
      )[0]?.line_id
    expect(await idOf(transcript.id)).toBe(await idOf(first.transcriptId))
  })

  it('reads a long talk outside the event loop', async () => {
    const sessionId = await stage.schedule(advisor, member)
    await stage.agree(sessionId, advisor, member)
    const file = Array.from(
      { length: 6_000 },
      (_, at) =>
        `Mia: We sold ${at} boxes in week ${at} and the margin moved by ${at % 7} percent.\nAda: I will check number ${at} by Friday.`,
    ).join('\n')
    const { transcript } = await stage.upload(advisor, sessionId, { file, fileName: 'long.txt' })
    let longest = 0
    const began = performance.now()
    let last = began
    const ticking = setInterval(() => {
      longest = Math.max(longest, performance.now() - last)
      last = performance.now()
    }, 5)
    await draftMinutes(at.jobsApp, { sessionId, transcriptId: transcript.id })
    clearInterval(ticking)
    expect(await versions(sessionId)).toHaveLength(1)
    // Read within it, the loop would stand still nearly all the time; on a busy machine everything takes longer.
    expect(longest).toBeLessThan((last - began) / 2)
  })
})

describe('asking for a draft', () => {
  const ask = (person: Person, sessionId: string, id = randomUUID()) =>
    at.call(person, requestDraft, { id, sessionId })
  const jobsOf = (sessionId: string) =>
    at.query(`select id from job_requests where data->>'sessionId' = $1`, [sessionId])

  it('is a Desktop Pro member’s once an hour; a draft an advisor works on is not replaced (4.12.17)', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    await at.query('delete from job_requests')
    await ask(member, sessionId)
    expect(await jobsOf(sessionId)).toEqual([])
    expect(
      await at.query(
        `select actor_id from audit_events where subject_id = $1 and action = 'session.report_requested'`,
        [sessionId],
      ),
    ).toEqual([{ actor_id: member.id }])
    await expect(ask(member, sessionId)).rejects.toMatchObject({ reason: 'asked_recently' })
    // Nor where a later one could not be made.
    await at.query(`update session_outcomes set drafting = 'failed' where session_id = $1`, [sessionId])
    await at.query('update sessions set report_requested_at = null where id = $1', [sessionId])
    await ask(member, sessionId)
    expect(await jobsOf(sessionId)).toEqual([])
  })

  it('queues one job, by staff at any time, and one only while it is under way', async () => {
    const { sessionId, transcriptId } = await stage.drafted(advisor, member)
    await at.query('delete from job_requests')
    const id = randomUUID()
    await ask(advisor, sessionId, id)
    await ask(advisor, sessionId)
    const draftId = draftIdOf(sessionId, id)
    expect(await jobsOf(sessionId)).toEqual([{ id: draftId }])
    await draftMinutes(at.jobsApp, { sessionId, transcriptId, requestId: draftId })
    expect((await versions(sessionId)).map((version) => version.id)).toEqual([transcriptId, draftId])
    // The same request once more, whose answer was lost, finds its draft written.
    await at.query('delete from job_requests')
    const { minutes } = await ask(advisor, sessionId, id)
    expect([minutes.state, await jobsOf(sessionId)]).toEqual(['checking', []])
  })

  it('opens the outcome for a member whose draft could not be made', async () => {
    const { sessionId, transcriptId } = await stage.drafted(advisor, member)
    await at.query('delete from job_requests')
    await at.query('delete from session_outcomes where session_id = $1', [sessionId])
    const id = randomUUID()
    await ask(member, sessionId, id)
    const draftId = draftIdOf(sessionId, id)
    expect(await jobsOf(sessionId)).toEqual([{ id: draftId }])
    await draftMinutes(at.jobsApp, { sessionId, transcriptId, requestId: draftId })
    expect(await versions(sessionId)).toHaveLength(1)
  })

  it('is a draft of its own for each session, whoever has used the id of the request before (4.13.17)', async () => {
    const [one, other] = [await stage.drafted(advisor, member), await stage.drafted(advisor, member)]
    await at.query('delete from job_requests')
    const id = randomUUID()
    await ask(advisor, one.sessionId, id)
    await ask(advisor, other.sessionId, id)
    expect(await jobsOf(one.sessionId)).toHaveLength(1)
    expect(await jobsOf(other.sessionId)).toHaveLength(1)
  })

  it('names what is missing: plan, consent, transcript', async () => {
    const free = await at.person()
    const { sessionId } = await stage.drafted(advisor, free)
    await expect(ask(free, sessionId)).rejects.toMatchObject({ reason: 'plan_missing' })
    const bare = await stage.schedule(advisor, member)
    await expect(ask(member, bare)).rejects.toMatchObject({ reason: 'consent_missing' })
    await stage.agree(bare, advisor, member)
    await expect(ask(member, bare)).rejects.toMatchObject({ reason: 'transcript_missing' })
    await expect(ask(await at.person({ plans: ['desktop_pro'] }), bare)).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
