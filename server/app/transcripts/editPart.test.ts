import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withdrawConsent } from '#server/consent/commands.ts'
import { getMinutes } from '#server/minutes/versions/getMinutes.ts'
import { sessionStage } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { editPart, listPartEdits } from './editPart.ts'
import { getTranscript } from './getTranscript.ts'
import { listSpeakers } from './speakers.ts'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person
beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'], firstName: 'Ada' })
  member = await at.person({ plans: ['mobile_premium'] })
})
afterAll(() => at.close())

const part = async (sessionId: string, index: number, person = advisor) => {
  const { segments } = await at.call(person, getTranscript, { sessionId, from: index, limit: 1 })
  const [found] = segments
  if (!found) throw new Error('no such part')
  return found
}
const edit = async (
  sessionId: string,
  transcriptId: string,
  index: number,
  to: object,
  id = randomUUID(),
) => {
  const { text, speaker } = await part(sessionId, index)
  const asked = { id, transcriptId, segment: index, was: { text, speaker }, text, speaker, ...to }
  return { asked, answer: await at.call(advisor, editPart, asked) }
}

it('corrects a part, keeps what stood there, and takes it back (K69)', async () => {
  const { sessionId, transcriptId } = await stage.drafted(advisor, member)
  const before = await part(sessionId, 1)
  const { asked, answer } = await edit(sessionId, transcriptId, 1, { text: 'We meant something else.' })
  expect(answer.segment).toMatchObject({
    text: 'We meant something else.',
    isEdited: true,
    startMs: before.startMs,
  })
  // Sent again it corrects nothing twice.
  await at.call(advisor, editPart, asked)
  expect(await part(sessionId, 1)).toMatchObject({
    text: 'We meant something else.',
    speaker: before.speaker,
  })
  await expect(
    at.call(advisor, editPart, { ...asked, id: randomUUID(), text: 'Third words.' }),
  ).rejects.toMatchObject({ reason: 'changed' })
  await edit(sessionId, transcriptId, 1, { text: before.text })
  const { edits } = await at.call(advisor, listPartEdits, { transcriptId, segment: 1 })
  expect(
    edits.map(({ textBefore, textAfter, editedByName }) => [textBefore, textAfter, editedByName]),
  ).toEqual(
    [
      ['We meant something else.', before.text, 'Ada Test'],
      [before.text, 'We meant something else.', 'Ada Test'],
    ].map(([one, other]) => [one, other, expect.stringContaining('Ada')]),
  )
  expect(
    await at.query(`select 1 from audit_events where action = 'transcript.edited' and subject_id = $1`, [
      transcriptId,
    ]),
  ).toHaveLength(2)
})

it('tells lines of a draft apart whose quote stands there no more, and leaves approved ones as approved', async () => {
  const { sessionId, transcriptId } = await stage.drafted(advisor, member)
  const quoted = await at.query<{ segment: number; quote: string }>(
    `select o.segment, o.quote from outcome_offers o where o.transcript_id = $1 and o.quote is not null order by o.position limit 1`,
    [transcriptId],
  )
  const { segment = 0 } = quoted[0] ?? {}
  const { answer } = await edit(sessionId, transcriptId, segment, { text: 'Nothing of that was said.' })
  expect(answer.quoting).toBeGreaterThan(0)

  const other = await stage.drafted(advisor, member)
  await stage.approve(advisor, other.sessionId)
  const lines = async () =>
    (await at.call(member, getMinutes, { sessionId: other.sessionId })).minutes.minutes?.lines.map(
      ({ quote, moment }) => ({ quote, moment }),
    )
  const approved = await lines()
  const place = approved?.find(({ quote }) => quote)?.moment?.segment ?? 0
  await edit(other.sessionId, other.transcriptId, place, { text: 'Other words.' })
  expect(await lines()).toEqual(approved)
  expect(await part(other.sessionId, place, member)).toMatchObject({ text: 'Other words.', isEdited: true })
})

it('lets staff say who spoke where the transcript does not', async () => {
  const file = 'We start with the price of the bottles.\n\nI will send the list by Friday.\n'
  const sessionId = await stage.schedule(advisor, member)
  await stage.agree(sessionId, advisor, member)
  const { transcript } = await stage.upload(advisor, sessionId, { file, fileName: 'talk.txt' })
  expect(await part(sessionId, 0)).toMatchObject({ speaker: null })
  await edit(sessionId, transcript.id, 0, { speaker: 'Mia Member' })
  expect(await part(sessionId, 0)).toMatchObject({ speaker: 'Mia Member' })
  const { speakers } = await at.call(advisor, listSpeakers, { id: transcript.id })
  expect(speakers.map(({ name }) => name)).toEqual(['Mia Member'])
})

it('is for those who manage the session, and goes with the words', async () => {
  const { sessionId, transcriptId } = await stage.drafted(advisor, member)
  const { text, speaker } = await part(sessionId, 0)
  const asked = { id: randomUUID(), transcriptId, segment: 0, was: { text, speaker }, text: 'New.', speaker }
  await expect(at.call(await at.person({ roles: ['staff'] }), editPart, asked)).rejects.toMatchObject({
    code: 'NOT_FOUND',
  })
  await expect(at.call(member, editPart, asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await at.call(advisor, editPart, asked)
  await at.call(member, withdrawConsent, { sessionId })
  expect(await at.query('select 1 from transcript_edits where transcript_id = $1', [transcriptId])).toEqual(
    [],
  )
})
