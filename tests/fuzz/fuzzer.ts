import { randomUUID } from 'node:crypto'
import type { ValidateFunction } from 'ajv/dist/2020.js'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import fc from 'fast-check'
import { expect } from 'vitest'
import { testApp } from '#tests/app/testApp.ts'
import type { Name } from '#tests/matrix/cast.ts'
import type { Call } from '#tests/matrix/contractCalls.ts'
import { contractCalls } from '#tests/matrix/contractCalls.ts'
import { rowOf } from '#tests/matrix/expected.ts'
import type { Answer, MatrixApp, Protocol } from '#tests/matrix/matrixApp.ts'
import { manySignIns, matrixApp } from '#tests/matrix/matrixApp.ts'
import type { World } from '#tests/matrix/world.ts'
import { seedWorld } from '#tests/matrix/world.ts'
import type { Schema } from './fromSchema.ts'
import { fromSchema } from './fromSchema.ts'
import type { Mutated } from './mutations.ts'
import { hasTexts, mutated, naughtyTexts, withNaughtyTexts } from './mutations.ts'

const SEED = Number(process.env.FUZZ_SEED ?? 20_261_121)
const PER_CALL = 500
const AT_ONCE = 4
const SLOW_MS = 1_000
// Fewer than the tightest bucket a sign-in has (4.12.8).
const REQUESTS_PER_SIGN_IN = 3
// Our own files, the driver's words and the names of tables have no business in an answer.
const INSIDES =
  /node_modules|\.(ts|mjs|js):\d+|Failed query|syntax error at|relation "|julboard_tasks|auth_users|violates/

const ajv = addFormats.default(new Ajv2020({ strict: false }))

/** Whoever may make the call at all; none of them is in reach of the ids below, so that nobody is shut out on the way. */
const actorOf = ({ meta }: Call): Name =>
  meta.access === 'admin' ? 'admin' : meta.access === 'staff' ? 'manager' : 'desktopProOther'

type Shot = Mutated & { protocol: Protocol; isVisitor: boolean }

export type Fuzzer = {
  matrix: MatrixApp
  /** A sign-in of the one who makes the calls of members. */
  memberToken: string
  /** Fires everything at one call; fails with each answer that is wrong, and how. */
  fireAll(call: Call): Promise<void>
  /** Fails where less was fired than was meant, or where the code behind was hardly reached. */
  expectEnough(): void
  close(): Promise<void>
}

/** A server of its own with the whole cast, and enough sign-ins to ask these calls as often as the run wants. */
export async function startFuzzer(calls: readonly Call[]): Promise<Fuzzer> {
  const at = await testApp()
  const world = await seedWorld(at)
  const signIns = new Map<Name, readonly string[]>()
  for (const name of new Set<Name>(['desktopProOther', ...calls.map(actorOf)])) {
    const requests = calls.length * (PER_CALL + naughtyTexts.length)
    signIns.set(name, await manySignIns(at, world, name, Math.ceil(requests / REQUESTS_PER_SIGN_IN)))
  }
  const matrix = await matrixApp(at)
  const statuses = new Map<number, number>()
  let sent = 0
  let next = 0

  async function fire(call: Call, shot: Shot): Promise<Answer> {
    const tokens = signIns.get(actorOf(call)) ?? []
    const token = shot.isVisitor
      ? null
      : (tokens[Math.floor(next++ / REQUESTS_PER_SIGN_IN) % tokens.length] ?? null)
    sent += 1
    return await matrix.ask(protocolOf(call, shot), call, shot.input, token)
  }

  return {
    matrix,
    memberToken: signIns.get('desktopProOther')?.[0] ?? '',
    fireAll: async (call) => {
      const isRight = ajv.compile(call.output)
      const shots = [...shotsOf(world, call, PER_CALL), ...sweepOf(world, call)]
      const wrong: string[] = []
      for (let from = 0; from < shots.length; from += AT_ONCE) {
        const some = shots.slice(from, from + AT_ONCE)
        const answers = await Promise.all(some.map((shot) => fire(call, shot)))
        for (const [index, answer] of answers.entries()) {
          const shot = some[index]
          if (!shot) continue
          statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
          const faults = faultsOf(call, shot, answer, isRight)
          // A busy machine may hold up one request; the same one again shows whether it is the input.
          if (answer.ms > SLOW_MS && (await fire(call, shot)).ms > SLOW_MS)
            faults.push(`takes ${Math.round(answer.ms)} ms`)
          wrong.push(
            ...faults.map(
              (fault) =>
                `${call.id} by ${protocolOf(call, shot)}, ${shot.says}: ${fault}: ${JSON.stringify(shot.input)?.slice(0, 200)} -> ${answer.text.slice(0, 200)}`,
            ),
          )
        }
      }
      expect(wrong).toEqual([])
    },
    expectEnough: () => {
      const counts = [...statuses]
        .sort()
        .map(([status, count]) => `${count} x ${status}`)
        .join(', ')
      process.stdout.write(`fuzz: ${sent} requests over ${calls.length} calls, seed ${SEED} (${counts})\n`)
      expect(sent).toBeGreaterThanOrEqual(PER_CALL * calls.length)
      // A fuzzer whose every request is refused at once proves nothing of the code behind it.
      expect(statuses.get(200) ?? 0).toBeGreaterThan(sent / 10)
      expect(statuses.get(429) ?? 0).toBe(0)
    },
    close: async () => {
      await matrix.close()
      await at.close()
    },
  }
}

/** Fails where an answer falls over or shows what is behind it. */
export function expectUnmoved(status: number, body: string, what: string): void {
  expect(status, `${what} ${body.slice(0, 100)}`).toBeLessThan(500)
  expect(body).not.toMatch(INSIDES)
}

/** Ids of rows that stand: of the member who asks and staff see, of another member, and of people. */
function knownIds(world: World): string[] {
  const { desktopProOther, premium } = world.rows
  return [
    ...Object.values(desktopProOther),
    ...Object.values(premium),
    world.people.free.id,
    world.people.premium.id,
    world.people.proOther.id,
  ]
}

function shotsOf(world: World, call: Call, count: number): Shot[] {
  const schema = (call.input ?? { type: 'object' }) as Schema // safe because z.toJSONSchema writes objects
  const row = rowOf(call)
  // Half of the inputs are those of the matrix, which the server is known to take.
  const taken = fc.constant(null).map(() => {
    const owner = call.meta.access === 'admin' ? 'premium' : 'desktopProOther'
    return row?.input?.({ ...world.rows[owner], userId: world.people[owner].id }, randomUUID()) ?? {}
  })
  const made = fromSchema(schema, knownIds(world)) as fc.Arbitrary<Record<string, unknown>> // safe because every input is an object
  const valid = fc.oneof(taken, made)
  const shot = fc.record({
    protocol: fc.constantFrom<Protocol>('rpc', 'rest'),
    isVisitor: fc.oneof(
      { weight: 11, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
    given: fc.oneof(
      { weight: 1, arbitrary: valid.map((input) => ({ input, says: 'valid', hasUnknownKey: false })) },
      { weight: 3, arbitrary: mutated(valid, schema) },
    ),
  })
  const seed = SEED + contractCalls.indexOf(call)
  return fc.sample(shot, { numRuns: count, seed }).map(({ given, ...rest }) => ({ ...given, ...rest }))
}

/** Every naughty text in every field of free text, once. */
function sweepOf(world: World, call: Call): Shot[] {
  const row = rowOf(call)
  if (!call.input || !hasTexts(call.input as Schema) || !row) return [] // safe because z.toJSONSchema writes objects
  const owner = call.meta.access === 'admin' ? 'premium' : 'desktopProOther'
  return naughtyTexts.map((text, turn) => {
    const valid = row.input?.({ ...world.rows[owner], userId: world.people[owner].id }, randomUUID()) ?? {}
    const input = withNaughtyTexts(valid, call.input as Schema, turn) // safe because it was asked above
    return {
      input,
      says: `texts from ${JSON.stringify(text).slice(0, 40)}`,
      hasUnknownKey: false,
      protocol: turn % 2 ? 'rest' : 'rpc',
      isVisitor: false,
    }
  })
}

/** REST carries objects with a value for each field of the path; what has no form in an address goes the other way. */
function protocolOf(call: Call, { protocol, input }: Shot): Protocol {
  if (protocol === 'rpc' || typeof input !== 'object' || input === null || Array.isArray(input)) return 'rpc'
  const fields = [...call.path.matchAll(/\{(\w+)\}/g)].map(
    ([, field = '']) => (input as Record<string, unknown>)[field],
  ) // safe because it is an object
  return fields.every((value) => typeof value === 'string' && value !== '' && !/^\.+$/.test(value))
    ? 'rest'
    : 'rpc'
}

function faultsOf(call: Call, shot: Shot, answer: Answer, isRight: ValidateFunction): string[] {
  const { status, text, headers } = answer
  const faults: string[] = []
  if (status >= 500 && !(status === 503 && headers['retry-after'])) faults.push(`is ${status}`)
  if (status !== 200 && status < 500 && !call.errorStatuses.includes(status))
    faults.push(`is ${status}, which the contract does not declare`)
  if (status === 200 && !isRight(answer.body))
    faults.push(`answers otherwise than declared: ${ajv.errorsText(isRight.errors).slice(0, 160)}`)
  if (status !== 200 && INSIDES.test(text)) faults.push('shows the insides')
  if (status >= 400 && !isEnvelope(answer.body)) faults.push('answers without the envelope of refusals')
  // Everything in an address is text; only the names of its fields can be wrong there.
  const isAddress = protocolOf(call, shot) === 'rest' && call.method === 'GET'
  const isWrong = shot.hasUnknownKey || (!isAddress && !call.takes(call.input ? shot.input : undefined))
  if (status === 200 && isWrong && call.input)
    faults.push(shot.hasUnknownKey ? 'takes an unknown key' : 'takes what the contract does not')
  if (shot.isVisitor && call.meta.access !== 'anyone' && status === 200) faults.push('lets a visitor in')
  return faults
}

const isEnvelope = (body: unknown): boolean =>
  typeof body === 'object' &&
  body !== null &&
  'code' in body &&
  'message' in body &&
  typeof body.message === 'string'
