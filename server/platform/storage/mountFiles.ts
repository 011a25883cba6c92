import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { App } from '#server/platform/app.ts'
import { quiet } from '#server/platform/db/lease.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { entranceOf, transact } from '#server/platform/db/transaction.ts'
import { mountDownload } from '#server/platform/http/endpoint.ts'
import { NotFound, Refused } from '#server/platform/http/refusal.ts'
import { unauthorized } from '#server/platform/http/refuse.ts'
import { isId } from '#server/platform/isId.ts'
import { broughtSignIn, holds } from './address.ts'
import { Missing } from './missing.ts'
import type { Range, Store } from './store.ts'

// A player that has enough stops reading. What it was given is then on its way out already, and holds no connection open.
const PLAYED_BYTES = 2 * 1024 * 1024

const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; sandbox"

const AskedFor = z.object({
  use: z.enum(['play', 'save']),
  until: z.coerce.number().int(),
  key: z.string().max(100),
})

type Found = { id: string; name: string; type: string; byteSize: number; key: string; sha256: string | null }
const storedFile = sqlStatement<[id: string], Found>(
  `select id, name, type, byte_size::float8 as "byteSize", key, sha256 from files
   where id = $1 and status = 'stored' and not is_withheld`,
)

/**
 * Files out of the store, for whom an address was made and for as long as that holds, under the row rules of their sign-in each
 * time: what was withdrawn a moment ago does not play on (T-088).
 */
export function mountFiles(server: FastifyInstance, app: App, store: Store): void {
  mountDownload(server, app, {
    path: '/api/files/:id',
    call: 'files',
    tokenHashOf: ({ params, query }, { tokenHash }) =>
      app.config.filesUrl
        ? broughtSignIn(app.config, Object(params).id, Object(query).by) // safe because both are looked at there
        : tokenHash,
    answer: async ({ request, reply, tokenHash }) => {
      const { id } = request.params as { id: string } // safe because the route has this one
      const asked = AskedFor.safeParse(request.query)
      if (!asked.success || !isId(id)) throw new NotFound('file')
      // One flight: the row is asked for behind the sign-in, under whose rules it is read, and is looked at after it.
      const found = await transact(app.pool, entranceOf(tokenHash, app), async (db, entered) => {
        const rows = storedFile(db, id)
        // Where the sign-in has ended nobody may ask, and that is the answer, not the database's refusal.
        quiet(rows)
        const signIn = await entered
        if (!signIn || signIn.isDisabled || signIn.isLocked) throw unauthorized()
        if (!holds({ fileId: id, userId: signIn.userId }, asked.data, app.clock.now()))
          throw new Refused('address_expired')
        const [file] = await rows
        if (!file) throw new NotFound('file')
        return { result: file, mustHear: false }
      })
      // Another origin plays it, and may do nothing else with it.
      if (app.config.filesUrl) reply.header('cross-origin-resource-policy', 'cross-origin')
      return await send(request, reply, store, found, asked.data.use)
    },
  })
}

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  store: Store,
  file: Found,
  use: 'play' | 'save',
): Promise<FastifyReply> {
  const range = rangeOf(request, file, use)
  if (range === 'outside') return reply.code(416).header('content-range', `bytes */${file.byteSize}`).send('')
  const isPlayed = use === 'play' && /^(audio|video|image)\//.test(file.type)
  reply.headers({
    'content-type': file.type.startsWith('text/') ? `${file.type}; charset=utf-8` : file.type,
    'content-disposition': disposition(isPlayed ? 'inline' : 'attachment', file.name),
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    // Whatever it is, it runs nothing and is of no origin, also where somebody opens it in a window of its own (ASVS 3.5.4).
    'content-security-policy': FILE_POLICY,
    'content-length': range ? range.end - range.start + 1 : file.byteSize,
    ...(file.sha256 ? { etag: `"${file.sha256}"` } : {}),
    ...(range ? { 'content-range': `bytes ${range.start}-${range.end}/${file.byteSize}` } : {}),
  })
  if (range) reply.code(206)
  if (request.method === 'HEAD') return reply.send('')
  try {
    return await reply.send(await store.read(file.key, range ?? undefined))
  } catch (error) {
    if (!(error instanceof Missing)) throw error
    for (const name of Object.keys(reply.getHeaders()))
      if (/^content-(len|dis|ran|typ)|^etag/.test(name)) reply.removeHeader(name)
    throw new NotFound('file')
  }
}

/** The one range that was asked for, cut to what a player is given at once; null where all is asked for. */
function rangeOf(
  { headers }: FastifyRequest,
  { byteSize, sha256 }: Found,
  use: 'play' | 'save',
): Range | null | 'outside' {
  const match = headers.range?.match(/^bytes=(\d{0,15})-(\d{0,15})$/)
  if (!match || (headers['if-range'] && headers['if-range'] !== `"${sha256}"`)) return null
  const [, from = '', to = ''] = match
  if (from === '' && to === '') return null
  const start = from === '' ? Math.max(0, byteSize - Number(to)) : Number(from)
  const last = from === '' || to === '' ? byteSize - 1 : Math.min(Number(to), byteSize - 1)
  if (start >= byteSize || last < start) return 'outside'
  return { start, end: use === 'play' ? Math.min(last, start + PLAYED_BYTES - 1) : last }
}

/** A name as headers carry it: plain for the oldest, and whole for everybody else (RFC 6266, RFC 8187). */
function disposition(how: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const whole = encodeURIComponent(name).replace(
    /['()*]/g,
    (each) => `%${each.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${how}; filename="${plain}"; filename*=UTF-8''${whole}`
}
