import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { draftMinutes } from '#server/minutes/drafts/draftMinutes.ts'
import { reopenMinutes } from '#server/minutes/versions/commands.ts'
import { sessionStage, talk } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { getTranscript } from './getTranscript.ts'
import { listSpeakers, nameSpeakers } from './speakers.ts'

let at: TestApp
let stage: ReturnType<typeof sessionStage>
let advisor: Person
let member: Person

beforeAll(async () => {
  at = await testApp()
  stage = sessionStage(at)
  advisor = await at.person({ roles: ['staff'] })
  member = await at.person({ plans: ['mobile_premium'] })
})
afterAll(() => at.close())

const labelled = talk.replaceAll('Mia Member', 'Speaker 1').replaceAll('Ada Advisor', 'Speaker 2')
async function uploaded(isDrafted: boolean) {
  const sessionId = await stage.schedule(advisor, member)
  await stage.agree(sessionId, advisor, member)
  const { transcript } = await stage.upload(advisor, sessionId, { file: labelled })
  if (isDrafted) await draftMinutes(at.jobsApp, { sessionId, transcriptId: transcript.id })
  return { sessionId, id: transcript.id }
}
const name = (id: string, names: readonly { label: string; name: string }[], person = advisor) =>
  at.call(person, nameSpeakers, { id, names: [...names] })
const shown = async (sessionId: string) =>
  (await at.call(advisor, getTranscript, { sessionId })).segments.map(({ speaker }) => speaker)
const lines = (versionId: string) =>
  at.query(
    'select kind, speaker, owner, text from outcome_lines where version_id = $1 order by segment, kind, position',
    [versionId],
  )
const speakersOf = async (id: string) => [
  ...new Set((await lines(id)).flatMap(({ kind, speaker }) => (kind === 'attendee' ? [] : [speaker]))),
]
const attendeesOf = async (id: string) =>
  (await lines(id)).flatMap(({ kind, text }) => (kind === 'attendee' ? [text] : [])).sort()

describe('naming speakers', () => {
  it('changes every line before a draft is written, and the draft', async () => {
    const { sessionId, id } = await uploaded(false)
    await name(id, [{ label: 'Speaker 1', name: '  Mia   Member ' }])
    expect(new Set(await shown(sessionId))).toEqual(new Set(['Mia Member', 'Speaker 2']))
    await draftMinutes(at.jobsApp, { sessionId, transcriptId: id })
    expect(new Set(await speakersOf(id))).toEqual(new Set(['Mia Member', 'Speaker 2']))
    expect(await attendeesOf(id)).toEqual(['Mia Member'])
  })

  it('changes the lines of a draft, its owners and who was there, and is its own inverse', async () => {
    const { sessionId, id } = await uploaded(true)
    const first = await lines(id)
    expect(await attendeesOf(id)).toEqual([])
    const { before } = await name(id, [
      { label: 'Speaker 1', name: 'Mia Member' },
      { label: 'Speaker 2', name: 'Ada Advisor' },
    ])
    expect(before).toEqual([
      { label: 'Speaker 1', name: 'Speaker 1' },
      { label: 'Speaker 2', name: 'Speaker 2' },
    ])
    expect(new Set(await speakersOf(id))).toEqual(new Set(['Mia Member', 'Ada Advisor']))
    const owners = (await lines(id)).flatMap(({ owner }) => owner ?? [])
    expect(owners.every((owner) => !String(owner).startsWith('Speaker'))).toBe(true)
    expect(await attendeesOf(id)).toEqual(['Ada Advisor', 'Mia Member'])
    expect(
      await at.query(
        `select details from audit_details d join audit_events e on e.id = d.event_id
         where e.subject_id = $1 and e.action = 'transcript.speakers_named'`,
        [id],
      ),
    ).toEqual([{ details: { sessionId, speakers: 2 } }])
    await name(id, before)
    expect(await lines(id)).toEqual(first)
    expect(new Set(await shown(sessionId))).toEqual(new Set(['Speaker 1', 'Speaker 2']))
  })

  it('merges two into one, who are two again when it is taken back', async () => {
    const { id } = await uploaded(true)
    await name(id, [
      { label: 'Speaker 1', name: 'Mia Member' },
      { label: 'Speaker 2', name: 'Ada Advisor' },
    ])
    const { before } = await name(id, [{ label: 'Speaker 2', name: 'Mia Member' }])
    expect(await speakersOf(id)).toEqual(['Mia Member'])
    expect(new Set(await attendeesOf(id))).toEqual(new Set(['Mia Member']))
    const { speakers } = await at.call(advisor, listSpeakers, { id })
    expect(speakers.map((each) => each.name)).toEqual(['Mia Member', 'Mia Member'])
    await name(id, before)
    expect(await attendeesOf(id)).toEqual(['Ada Advisor', 'Mia Member'])
    expect(new Set(await speakersOf(id))).toEqual(new Set(['Mia Member', 'Ada Advisor']))
  })

  it('leaves approved minutes as they were approved; the draft that reopens them follows (K71)', async () => {
    const { sessionId, id } = await uploaded(true)
    await stage.approve(advisor, sessionId)
    const approved = await lines(id)
    await name(id, [{ label: 'Speaker 1', name: 'Mia Member' }])
    expect(await lines(id)).toEqual(approved)
    const versionId = at.app.clock.newId()
    await at.call(advisor, reopenMinutes, { sessionId, number: 1, versionId })
    expect(new Set(await speakersOf(versionId))).toEqual(new Set(['Mia Member', 'Speaker 2']))
  })

  it('says who speaks, how much, and who was invited', async () => {
    const { id } = await uploaded(false)
    const { speakers, people } = await at.call(advisor, listSpeakers, { id })
    expect(speakers).toEqual([
      { label: 'Speaker 1', name: 'Speaker 1', parts: 3, isPerson: false },
      { label: 'Speaker 2', name: 'Speaker 2', parts: 2, isPerson: false },
    ])
    expect(people.length).toBeGreaterThan(0)
  })

  it('is for those who manage the session, needs a name, and passes over labels that nobody has', async () => {
    const { id } = await uploaded(false)
    const names = [{ label: 'Speaker 1', name: 'Mia Member' }]
    const stranger = await at.person({ roles: ['staff'] })
    await expect(name(id, names, stranger)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(name(id, [{ label: 'Speaker 1', name: '\u0007 ' }])).rejects.toMatchObject({
      problems: [{ field: 'names.0.name' }],
    })
    expect((await name(id, [{ label: 'Nobody', name: 'Mia Member' }])).before).toEqual([])
  })
})
