import { openPool } from '#server/db/pool.ts'
import { testHouse } from '#tests/house/testHouse.ts'
import type { ActorName } from './cast.ts'
import { actors } from './cast.ts'
import { watchChanges } from './changes.ts'
import { contractCalls } from './contractCalls.ts'
import type { MatrixApp } from './matrixApp.ts'
import { manySignIns, matrixApp } from './matrixApp.ts'
import type { Undoable } from './undo.ts'
import { undoable } from './undo.ts'
import type { World } from './world.ts'
import { furnishWorld } from './world.ts'

/** The world with a server before it whose every call is watched and can be taken back. */
export type Stage = {
  world: World
  server: MatrixApp
  undo: Undoable['undo']
  /** A sign-in of the actor for the call with this number; null for a visitor. */
  tokenFor(actor: ActorName, call: number): string | null
  close(): Promise<void>
}

export async function openStage(): Promise<Stage> {
  const at = await testHouse()
  const world = await furnishWorld(at)
  await watchChanges(at.owner)
  const tokens = new Map<ActorName, readonly string[]>()
  for (const actor of actors) {
    if (actor !== 'visitor') tokens.set(actor, await manySignIns(at, world, actor, contractCalls.length))
  }
  await at.owner.query('truncate matrix.changes')
  const pool = openPool(at.loginUrl, 1)
  const client = await pool.connect()
  const { begin, undo, pool: undoing } = undoable(client)
  const server = await matrixApp(at, undoing)
  await begin()
  return {
    world,
    server,
    undo,
    tokenFor: (actor, call) => tokens.get(actor)?.[call] ?? null,
    close: async () => {
      await server.close()
      client.release()
      await pool.end()
      await at.close()
    },
  }
}
