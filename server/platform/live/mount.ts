import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { callErrors } from '#contract/errors.ts'
import type { App } from '#server/platform/app.ts'
import { toActor } from '#server/platform/context/toActor.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import { everyMs } from '#server/platform/jobs/routine.ts'
import { readTokenHash } from '#server/platform/signInCookie.ts'
import { parseCursor, reaches, readAfter } from './outbox.ts'
import type { LiveReader } from './reader.ts'
import type { LiveStreams, Stream } from './streams.ts'
import { frame } from './streams.ts'

const CHECK_MS = 1_500

export type Live = { streams: LiveStreams; reader: LiveReader; jobsPool: pg.Pool }

/** One stream per browser carries every topic. It never counts as activity and ends with its sign-in (T-014). */
export function mountLive(server: FastifyInstance, app: App, live: Live | null): void {
  if (!live) return
  // A HEAD would hold a stream that nobody hears.
  server.get('/api/live', { exposeHeadRoute: false }, async (request, reply) => {
    const tokenHash = readTokenHash(request.headers.cookie, app.config)
    const signIn = tokenHash ? await whoIs(app, tokenHash) : null
    if (!tokenHash || !signIn)
      return reply.code(401).send({ code: 'UNAUTHORIZED', message: 'Sign in to continue.' })
    // Nobody knows who is at a screen that has locked itself (T-015).
    if (signIn.isLocked)
      return reply
        .code(403)
        .send({ code: 'FORBIDDEN', message: callErrors.FORBIDDEN.message, data: { reason: 'locked' } })
    reply.hijack()
    const { raw } = reply
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>), // safe because only text headers are set before this point
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    raw.write(`retry: 2000\n\n`)
    const { isLocked: _, ...who } = signIn
    const stream: Stream = { ...who, tokenHash, response: raw, held: [], told: null }
    // Whoever has gone meanwhile will not say so again.
    if (raw.destroyed) return
    // Listening comes first: what happens during the replay would otherwise fall between the two.
    live.streams.add(stream)
    try {
      await catchUp(live, stream, header(request.headers['last-event-id']) ?? query(request.query))
    } catch (error) {
      // The answer has begun: nobody else would close it.
      request.log.warn({ err: error, requestId: request.id }, 'stream not caught up')
      if (live.streams.has(stream)) live.streams.end(stream, 'reset')
    }
  })

  // A sign-in that ended or locked itself, or a right that was lost, closes the stream within two seconds, on every node. One round at a
  // time: on a slow database they would pile up and make it slower.
  const stop = everyMs('streams', CHECK_MS, app.log, () => checkStreams(app, live))
  server.addHook('preClose', async () => {
    live.streams.close()
    await stop()
  })
}

/** Replays what a reconnecting browser missed, or tells it to start over where that is not known. */
async function catchUp(live: Live, stream: Stream, lastId: string | undefined): Promise<void> {
  if (!lastId) return live.streams.release(stream, null)
  const cursor = parseCursor(lastId, live.reader.epoch)
  const events =
    cursor && (await reaches(live.jobsPool, cursor))
      ? await readAfter(live.jobsPool, live.reader.epoch, cursor)
      : null
  if (!live.streams.has(stream)) return
  if (!events || events.length >= 500) {
    stream.response.write('event: reset\ndata: {}\n\n')
    return live.streams.release(stream, null)
  }
  for (const event of events) if (live.streams.mayHear(event, stream)) stream.response.write(frame(event))
  live.streams.release(stream, parseCursor(events.at(-1)?.cursor, live.reader.epoch) ?? cursor)
}

type Who = Pick<Stream, 'actor' | 'signInId' | 'advises' | 'leads'> & { readonly isLocked: boolean }

async function whoIs(app: App, tokenHash: string): Promise<Who | null> {
  return await inTransaction(app.pool, entranceOf(tokenHash, app), async (db, signIn) => {
    if (!signIn) return null
    const { rows } = await db.lease.query<{ user_id: string; advises: boolean }>(
      `select user_id, true as advises from member_advisors
         where advisor_id = app_user() and (until_at is null or until_at > now())
       union all (select distinct user_id, false from sessions
         where advisor_id = app_user() and start_time > now() - interval '90 days' and deleted_at is null)`,
    )
    const membersWhere = (advises: boolean) =>
      new Set(rows.filter((row) => row.advises === advises).map((row) => row.user_id))
    return {
      actor: toActor(signIn, app),
      signInId: signIn.signInId,
      isLocked: signIn.isLocked,
      advises: membersWhere(true),
      leads: membersWhere(false),
    }
  })
}

async function checkStreams(app: App, live: Live): Promise<void> {
  const byToken = Map.groupBy(live.streams.all(), (stream) => stream.tokenHash)
  for (const [tokenHash, streams] of byToken) {
    try {
      const now = await whoIs(app, tokenHash)
      for (const stream of streams) {
        if (!now) live.streams.end(stream, 'signed-out')
        else if (now.isLocked) live.streams.end(stream, 'locked')
        else if (!sameRights(now, stream)) live.streams.end(stream, 'reset')
      }
    } catch {
      return // The database does not answer; the streams are checked again in a moment.
    }
  }
}

function sameRights(now: Pick<Stream, 'actor' | 'advises' | 'leads'>, before: Stream): boolean {
  const key = (each: Pick<Stream, 'actor' | 'advises' | 'leads'>) =>
    JSON.stringify([
      each.actor.isStaff,
      each.actor.isAdmin,
      each.actor.permissions,
      [...each.actor.plans].sort(),
      [...each.advises].sort(),
      [...each.leads].sort(),
    ])
  return key(now) === key(before)
}

const header = (value: string | string[] | undefined) => (typeof value === 'string' ? value : undefined)

function query(value: unknown): string | undefined {
  const after = typeof value === 'object' && value !== null && 'after' in value ? value.after : undefined
  return typeof after === 'string' ? after : undefined
}
