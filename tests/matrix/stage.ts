import { openPool } from '#server/platform/db/pool.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { ActorName } from './cast.ts'
import { actors } from './cast.ts'
import { watchChanges } from './changes.ts'
import { contractCalls } from './contractCalls.ts'
import type { MatrixApp } from './matrixApp.ts'
import { manySignIns, matrixApp } from './matrixApp.ts'
import type { Undoable } from './undo.ts'
import { undoable } from './undo.ts'
import type { World } from './world.ts'
import { seedWorld } from './world.ts'

/** The world with a server before it whose every call is watched and can be taken back. */
export type Stage = {
  world: World
  server: MatrixApp
  undo: Undoable['undo']
  /** What the tables' owner changes for good, for a case whose rows nobody of the cast has. */
  change(statement: string): Promise<unknown>
  /** A sign-in of the actor for the call with this number; null for a visitor. */
  tokenFor(actor: ActorName, call: number): string | null
  close(): Promise<void>
}

export async function openStage(environment: Record<string, string> = {}): Promise<Stage> {
  const at = await testApp(environment)
  const world = await seedWorld(at)
  await watchChanges(at.owner)
  const tokens = new Map<ActorName, readonly string[]>()
  for (const actor of actors) {
    if (actor !== 'visitor') tokens.set(actor, await manySignIns(at, world, actor, contractCalls.length))
  }
  await at.owner.query('truncate matrix.changes')
  const pool = openPool(at.loginUrl, 1)
  const client = await pool.connect()
  const { begin, undo, pool: reverting } = undoable(client)
  const server = await matrixApp(at, reverting)
  await begin()
  return {
    world,
    server,
    undo,
    change: (statement) => at.owner.query(statement),
    tokenFor: (actor, call) => tokens.get(actor)?.[call] ?? null,
    close: async () => {
      await server.close()
      client.release()
      await pool.end()
      await at.close()
    },
  }
}
