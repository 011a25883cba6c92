import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callErrors } from '#contract/errors.ts'
import { gapBetween } from '#tests/app/gapBetween.ts'
import type { Call } from './contractCalls.ts'
import type { Answer } from './matrixApp.ts'
import type { Stage } from './stage.ts'
import { openStage } from './stage.ts'
import type { Maker } from './takenIds.ts'
import { askFor, elsewhere, makersOf, makingCalls, prepareRows } from './takenIds.ts'

const IS_DEEP = process.env.DEEP === '1'
const { status, message } = callErrors.CONFLICT
const taken = {
  json: { defined: true, code: 'CONFLICT', status, message, data: { reason: 'id_taken' } },
}

let stage: Stage
beforeAll(async () => {
  stage = await openStage({
    AI_API_KEY: 'nobody is asked',
    AI_TRANSCRIPTION_MODEL: 'a model',
    AI_MONTHLY_CENTS: '100',
  })
  await prepareRows(stage)
})
afterAll(() => stage?.close())

/** Two who can each make what the call makes, with rows of two people. */
async function twoMakers(call: Call): Promise<[Maker, Maker]> {
  const found: Maker[] = []
  for (const maker of makersOf(call)) {
    if (found.some(({ owner }) => owner === maker.owner)) continue
    const answer = await askFor(stage, call, maker, maker.input(stage, randomUUID()))
    await stage.undo()
    if (answer.status === 200) found.push(maker)
  }
  const [one, other] = found
  if (!one || !other) throw new Error(`${call.id}: nobody of the cast can make it (tests/matrix/takenIds.ts)`)
  return [one, other]
}

/** The answer to an id that a row of the sender's own has elsewhere; null where an own id only ever is a repeat. */
async function ownElsewhere(call: Call, maker: Maker, id: string): Promise<Answer | null> {
  for (const input of elsewhere(stage, call, maker, maker.input(stage, id))) {
    const answer = await askFor(stage, call, maker, input)
    if (answer.status === 409 && answer.text.includes('id_taken')) return answer
    if (answer.status === 200) return null
  }
  return null
}

const noRate = (call: Call) => call.meta.bucket === 'write'

describe('an id that somebody else has used (4.13.17)', () => {
  it('is tried with every call whose sender makes one', () => {
    process.stdout.write(`taken ids: ${makingCalls.length} calls\n`)
    expect(makingCalls.length).toBeGreaterThan(25)
  })

  it.each(makingCalls)('answers $id as an own one that is taken', async (call) => {
    const [first, second] = await twoMakers(call)
    const id = randomUUID()
    expect((await askFor(stage, call, first, first.input(stage, id))).status).toBe(200)
    const foreign = await askFor(stage, call, second, second.input(stage, id))
    await stage.undo()

    // What it is to the sender themselves: taken by another row of theirs, or the same thing sent again.
    await askFor(stage, call, second, second.input(stage, id))
    const own = await ownElsewhere(call, second, id)
    const again = await askFor(stage, call, second, second.input(stage, id))
    await stage.undo()

    if (own) expect(own.text).toBe(foreign.text)
    // Everybody's rows and nobody's: the id of a visitor's message, or of what all staff see, is a repeat whoever sends it.
    const isShared = call.meta.access !== 'member' && foreign.status === 200
    if (isShared) expect(again.status).toBe(200)
    else if (call.id !== 'minutes.requestDraft') expect(JSON.parse(foreign.text)).toEqual(taken)
    // An id of a request is no row's: it is another draft for every session.
    else expect(foreign.status).toBe(200)
  })

  it.runIf(IS_DEEP).each(makingCalls.filter(noRate))(
    'takes as long for $id, within 5 ms of the quickest',
    async (call) => {
      const [first, second] = await twoMakers(call)
      const [theirs, mine] = [randomUUID(), randomUUID()]
      await askFor(stage, call, first, first.input(stage, theirs))
      await askFor(stage, call, second, second.input(stage, mine))
      const { gapMs } = await gapBetween(
        () => askFor(stage, call, second, second.input(stage, theirs)),
        () => askFor(stage, call, second, second.input(stage, mine)),
        { withinMs: 5, least: 5, most: 25 },
      )
      await stage.undo()
      expect(gapMs).toBeLessThan(5)
    },
  )
})
