import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sessionStage, talk } from '#tests/app/sessionStage.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { getTranscript } from './getTranscript.ts'

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

const newer = `${talk}\n00:00:50.000 --> 00:00:59.000\n<v Ada Advisor>One more thing.\n`

describe('reading a transcript', () => {
  it('gives staff the newest or the one they name, and its member the one that approved minutes rest on (4.12.10)', async () => {
    const { sessionId, transcriptId } = await stage.drafted(advisor, member)
    await expect(at.call(member, getTranscript, { sessionId })).rejects.toMatchObject({
      reason: 'not_approved',
    })
    await stage.approve(advisor, sessionId)
    const { transcript } = await stage.upload(advisor, sessionId, { file: newer })
    const read = async (person: Person, asked?: string) =>
      (await at.call(person, getTranscript, { sessionId, ...(asked ? { transcriptId: asked } : {}) }))
        .transcript.id
    expect(await read(member)).toBe(transcriptId)
    expect(await read(member, transcriptId)).toBe(transcriptId)
    await expect(read(member, transcript.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await read(advisor)).toBe(transcript.id)
    expect(await read(advisor, transcriptId)).toBe(transcriptId)
    await expect(read(await at.person({ roles: ['staff'] }))).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is of one session: an id of another is not found in it', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const other = await stage.drafted(advisor, member)
    await expect(
      at.call(advisor, getTranscript, { sessionId, transcriptId: other.transcriptId }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is read in windows', async () => {
    const { sessionId } = await stage.drafted(advisor, member)
    const { segments } = await at.call(advisor, getTranscript, { sessionId, from: 3, limit: 1 })
    expect(segments.map((segment) => segment.index)).toEqual([3])
  })
})
