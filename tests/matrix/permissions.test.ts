import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { actors } from './cast.ts'
import { contractCalls } from './contractCalls.ts'
import { rowOf, writtenFor } from './expected.ts'
import { idsOf, isTried } from './permissionCases.ts'
import { runCall } from './runCall.ts'
import type { Stage } from './stage.ts'
import { openStage } from './stage.ts'

const IS_DEEP = process.env.DEEP === '1'

let stage: Stage
let count = 0

beforeAll(async () => {
  stage = await openStage()
})
afterAll(() => stage?.close())

describe('the permission matrix (T-MTX)', () => {
  it('has a row for every call, from the contract or in expected.ts, and only for calls', () => {
    const without = contractCalls.filter((call) => !rowOf(call)).map((call) => call.id)
    expect(without, 'calls without a row in tests/matrix/expected.ts').toEqual([])
    const left = writtenFor.filter((id) => !contractCalls.some((call) => call.id === id))
    expect(left, 'rows without a call').toEqual([])
  })

  it.each(contractCalls)('$id answers every actor as its rights say', async (call) => {
    const { count: tried, wrong } = await runCall(stage, call, (each) => isTried(each, IS_DEEP))
    count += tried
    expect(wrong).toEqual([])
  })

  // What only the server writes, under the names that a table or a screen would give it.
  const ownedByTheApp = [
    ...['user_id', 'userIds', 'createdBy', 'created_at', 'plans'],
    ...['isAdmin', 'is_demo', 'archived_at', 'version', '__proto__'],
  ]
  const withInput = contractCalls.filter((call) => call.input)
  it.each(withInput)('$id takes no field that only the server writes', async (call) => {
    const { access } = call.meta
    const actor = access === 'admin' ? 'admin' : access === 'staff' ? 'manager' : 'desktopProOther'
    const token = stage.tokenFor(actor, contractCalls.indexOf(call))
    const given = rowOf(call)?.input?.(idsOf(stage.world, { owner: 'desktopProOther' }), randomUUID())
    const fields = ownedByTheApp.filter((name) => !(given && Object.hasOwn(given, name)))
    // An answer names all that it does not know; each alone is asked in deep runs.
    for (const sent of IS_DEEP ? fields.map((field) => [field]) : [fields]) {
      const unknown = sent.map((field) => `"${field}":"x"`).join()
      const input = { ...given, ...JSON.parse(`{${unknown}}`) }
      const answer = await stage.server.ask('rpc', call, input, token)
      const changes = await stage.undo()
      count += 1
      expect(answer.status, `${sent}: ${answer.text.slice(0, 120)}`).toBe(400)
      for (const field of sent) expect(answer.text).toContain(JSON.stringify(`"${field}"`).slice(1, -1))
      const kept = changes.filter(
        ({ table }) => !['audit_events', 'audit_details', 'rate_takes'].includes(table),
      )
      expect(kept).toEqual([])
      const isWritten = changes.some(({ row }) => row.subject_id === 'unknown_fields')
      expect(isWritten, `${sent}: not in the trail`).toBe(true)
    }
  })

  it('says how much it tried', () => {
    process.stdout.write(`matrix: ${count} cases over ${contractCalls.length} calls\n`)
    expect(count).toBeGreaterThan(contractCalls.length * actors.length)
  })
})
