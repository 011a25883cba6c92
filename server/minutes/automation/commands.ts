import { paths } from '#contract/paths.ts'
import type { MinutesEvent } from '#domain/minutes/events.ts'
import { canCheckRecordings, canKeepRecordings } from '#domain/minutes/permissions.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import type { AppEvent } from '#server/platform/context/context.ts'
import { Conflict, Invalid, Refused } from '#server/platform/http/refusal.ts'
import { driveConsentUrl, isDriveState } from '#server/platform/outside/google/signIn.ts'
import { sealText } from '#server/platform/sealText.ts'
import {
  DRIVE,
  findConnection,
  forgetConnection,
  insertRun,
  keepCode,
  lastOwnRun,
  switchAutomatic,
} from './findConnection.ts'

/** Where Google's page sends its reader back to. */
export const driveReturn = (publicUrl: URL): string => new URL(paths.vipRecordings(), publicUrl).href

const driveEvent = (name: MinutesEvent, id: string, details?: Record<string, unknown>): AppEvent => ({
  name,
  entity: 'drive',
  id,
  memberId: null,
  ...(details ? { details } : {}),
})
const COMPANY = 'company'

export const startDriveConnection = command(calls.minutes.startDriveConnection, {
  load: async () => null,
  can: (actor) => canKeepRecordings(actor),
  run: async ({ app, actor, now }) => {
    const { config } = app
    const url = driveConsentUrl(config, actor.userId, driveReturn(config.publicUrl), now)
    if (!url) throw new Refused('drive_not_configured')
    return { url, event: null }
  },
  answer: ({ url }) => ({ url }),
})

/** The code is traded for the lasting token by a job, outside of any transaction. */
export const connectDrive = command(calls.minutes.connectDrive, {
  load: async () => null,
  can: (actor) => canKeepRecordings(actor),
  run: async ({ db, actor, input, now, enqueue, app }) => {
    if (!isDriveState(input.state, actor.userId, now))
      throw new Invalid([
        { field: 'state', message: 'This page was open for too long. Connect the drive again.' },
      ])
    await keepCode(db, sealText(JSON.stringify(input), DRIVE), actor.userId, now)
    await enqueue('minutes.connectDrive', {}, app.clock.newId())
    return { event: driveEvent('drive.connecting', COMPANY) }
  },
  answer: () => ({ connecting: true }),
})

export const disconnectDrive = command(calls.minutes.disconnectDrive, {
  load: async () => null,
  can: (actor) => canKeepRecordings(actor),
  run: async ({ db, now }) => {
    const [gone] = await forgetConnection(db, now)
    return { event: gone ? driveEvent('drive.disconnected', COMPANY) : null }
  },
  answer: () => ({ disconnected: true }),
})

export const setAutomation = command(calls.minutes.setAutomation, {
  load: ({ db }) => findConnection(db),
  can: (actor) => canKeepRecordings(actor),
  run: async ({ db, input, loaded, now }) => {
    if (!loaded) throw new Refused('drive_not_connected')
    if (loaded.isAutomatic === input.isAutomatic) return { event: null }
    await switchAutomatic(db, input.isAutomatic, now)
    return { event: driveEvent('automation.changed', COMPANY, { ...input }) }
  },
  answer: (_result, { input }) => ({ isAutomatic: input.isAutomatic }),
})

export const checkDrive = command(calls.minutes.checkDrive, {
  load: ({ db }) => findConnection(db),
  can: (actor) => canKeepRecordings(actor),
  run: async ({ db, actor, input, loaded, enqueue }) => {
    if (loaded?.status !== 'ready') throw new Refused('drive_not_connected')
    const [made] = await insertRun(db, input.id, null, actor.userId)
    if (!made) throw new Conflict('id_taken')
    await enqueue('minutes.checkDrive', { runId: input.id }, input.id)
    return { event: driveEvent('automation.asked', input.id) }
  },
  answer: (_result, { input }) => ({ id: input.id }),
})

const MINUTE_MS = 60_000

/** A Desktop Pro member asks for their own sessions, once a minute; whose drive it is, they need not know (T-067). */
export const checkRecordings = command(calls.minutes.checkRecordings, {
  load: async ({ db }) => (await lastOwnRun(db))[0] ?? null,
  can: (actor) => canCheckRecordings(actor),
  run: async ({ db, actor, input, loaded, now, enqueue }) => {
    if (loaded?.id === input.id) return { event: null }
    if (loaded && now.getTime() - loaded.createdAt.getTime() < MINUTE_MS) throw new Refused('checked_lately')
    const [made] = await insertRun(db, input.id, actor.userId, actor.userId)
    if (!made) throw new Conflict('id_taken')
    await enqueue('minutes.checkDrive', { runId: input.id }, input.id)
    return { event: { ...driveEvent('automation.asked', input.id), memberId: actor.userId } }
  },
  answer: (_result, { input }) => ({ id: input.id }),
})
