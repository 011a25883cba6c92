import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { doneLessonsMost } from '#domain/learning/limits.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { setLessonDone } from './commands.ts'
import { listDoneLessons } from './queries.ts'

let at: TestApp
beforeAll(async () => {
  at = await testApp()
})
afterAll(() => at.close())

const [first, second] = ['count-the-buyers', 'write-a-decision-down']
const set = async (person: Person | null, lesson: string, isDone: boolean) =>
  (await at.call(person, setLessonDone, { lesson, isDone })).lessons.map((each) => each.lesson)
const listed = async (person: Person | null) =>
  (await at.call(person, listDoneLessons, {})).lessons.map((each) => each.lesson)
const trailOf = async ({ id }: Person) =>
  (
    await at.query<{ said: string }>(
      `select action || ' ' || subject_id as said from audit_events where member_id = $1 order by id`,
      [id],
    )
  ).map(({ said }) => said)

describe('the lessons that a member has done (pages §5.1)', () => {
  it('are theirs, in the order in which they did them, and are taken back', async () => {
    const [member, other] = [await at.person(), await at.person({ roles: ['staff'] })]
    expect(await listed(member)).toEqual([])
    expect(await set(member, second, true)).toEqual([second])
    at.moveTime(1_000)
    expect(await set(member, first, true)).toEqual([second, first])
    expect(await set(other, second, true)).toEqual([second])
    expect(await listed(member)).toEqual([second, first])
    expect(await set(member, second, false)).toEqual([first])
    expect(await listed(member)).toEqual([first])
    expect(await listed(other)).toEqual([second])
    expect(await trailOf(member)).toEqual([
      `lesson.finished ${second}`,
      `lesson.finished ${first}`,
      `lesson.reopened ${second}`,
    ])
  })

  it('are one however often it is said, also at once, with one row of the trail and the first time kept', async () => {
    const member = await at.person()
    await Promise.all([set(member, first, true), set(member, first, true)])
    const [before] = (await at.call(member, listDoneLessons, {})).lessons
    at.moveTime(60_000)
    expect(await set(member, first, true)).toEqual([first])
    at.moveTime(-60_000)
    expect((await at.call(member, listDoneLessons, {})).lessons).toEqual([before])
    expect(await set(member, second, false)).toEqual([first])
    expect(await trailOf(member)).toEqual([`lesson.finished ${first}`])
  })

  it('are nobody’s who is signed out, and no lesson is called what no page is', async () => {
    await expect(set(null, first, true)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    await expect(listed(null)).rejects.toMatchObject({ code: 'UNAUTHORIZED' })
    const member = await at.person()
    for (const lesson of ['', '../evil', 'Upper', 'with space', 'a'.repeat(81)])
      await expect(set(member, lesson, true)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    expect(await listed(member)).toEqual([])
  })

  it('are as many as we keep, and no more', async () => {
    const member = await at.person()
    await at.query(
      `insert into learning_progress (user_id, lesson, done_at) select $1, 'lesson-' || n, now() from generate_series(1, $2) n`,
      [member.id, doneLessonsMost],
    )
    await expect(set(member, first, true)).rejects.toMatchObject({ problems: [{ field: 'lesson' }] })
    expect(await set(member, 'lesson-1', true)).toHaveLength(doneLessonsMost)
    await set(member, 'lesson-1', false)
    expect(await set(member, first, true)).toContain(first)
  })
})
