import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Clock } from './app.ts'

/** The time of the machine. */
export const systemClock: Clock = {
  now: () => new Date(),
  newId: () => randomUUID(),
  wait: (ms) => pause(ms),
}
