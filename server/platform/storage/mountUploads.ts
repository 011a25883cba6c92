import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { DataStore, Server, Upload } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { notUtf8Text } from '#domain/uploads.ts'
import type { App } from '#server/platform/app.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import { diskFullText, hasRoomFor } from '#server/platform/diskSpace.ts'
import { callContextOf } from '#server/platform/http/callContext.ts'
import { sendRefusal } from '#server/platform/http/endpoint.ts'
import { NotFound, Refused } from '#server/platform/http/refusal.ts'
import { unauthorized } from '#server/platform/http/refuse.ts'
import { isId } from '#server/platform/isId.ts'
import type { Arrivals } from './arrivals.ts'
import { codeOf } from './missing.ts'
import { readType } from './readType.ts'
import type { Settler } from './settle.ts'

// By this much of its beginning a file shows what it is.
const SHOWN_BYTES = 65_536

type Expected = {
  readonly id: string
  readonly name: string
  readonly byteSize: number
  readonly isWhole: boolean
}

const expectedOf = sqlStatement<[id: string], Expected>(
  `select id, name, byte_size::float8 as "byteSize", status <> 'arriving' as "isWhole" from files
   where id = $1 and created_by = app_user() and status in ('arriving', 'checking', 'stored')`,
)

/**
 * Bytes of files that a command has let in (`files`), in as many pieces as the line allows: by tus, which says how far they came
 * and goes on from there. Of the command's promise nothing is taken on trust: who sends is looked up each time, no byte
 * beyond the announced size is written, and the first ones must be what the name says.
 */
export async function mountUploads(
  server: FastifyInstance,
  app: App,
  { arrivals, settler }: { arrivals: Arrivals; settler: Settler },
): Promise<void> {
  const expected = new AsyncLocalStorage<Expected>()
  const looked = new Set<string>()

  const lookEarly = async ({ id, name, byteSize }: Expected, there: number) => {
    if (looked.has(id) || there < Math.min(SHOWN_BYTES, byteSize)) return
    const read = await readType(arrivals.path(id), name)
    if ('refusal' in read) {
      await settler.refuse(id, read.refusal)
      throw answered(415, read.refusal)
    }
    if (looked.size > 1_000) looked.clear()
    looked.add(id)
  }

  const store = new (class extends DataStore {
    override async getUpload(id: string): Promise<Upload> {
      const { byteSize, isWhole } = expecting()
      return new Upload({ id, size: byteSize, offset: isWhole ? byteSize : await arrivals.sizeOf(id) })
    }

    override async write(bytes: Readable, id: string, offset: number): Promise<number> {
      const file = expecting()
      if (!(await hasRoomFor(app.config, file.byteSize - offset))) throw answered(507, 'disk_full')
      try {
        const there = await arrivals.write(id, offset, bytes)
        await lookEarly(file, there)
        return there
      } catch (error) {
        throw codeOf(error) === 'ENOSPC' ? answered(507, 'disk_full') : error
      }
    }
  })()
  const expecting = () => {
    const file = expected.getStore()
    if (!file) throw new Error('no upload is expected')
    return file
  }

  const tus = new Server({
    path: '/api/uploads',
    datastore: store,
    allowedOrigins: [app.config.publicUrl.origin],
    getFileIdFromRequest: () => expecting().id,
    onUploadFinish: async (_request, { id }) => {
      looked.delete(id)
      await settler.arrived(id)
      return {}
    },
  })

  const take = async (request: FastifyRequest, reply: FastifyReply) => {
    const { id } = request.params as { id: string } // safe because the route has this one
    const context = callContextOf(request, reply, app)
    let file: Expected
    try {
      file = await find(app, context.tokenHash, id)
      // Whoever did not hear that its last piece came may ask how far it is, and sends no more of it.
      if (file.isWhole && request.method !== 'HEAD') throw new NotFound('file')
    } catch (error) {
      return sendRefusal(error, context, reply, 'uploads')
    }
    return await expected.run(file, async () => {
      const answer = await tus.handleWeb(asWebRequest(request, app))
      const text = await answer.text()
      return reply.code(answer.status).headers(Object.fromEntries(answer.headers)).send(text)
    })
  }

  await server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    // The bytes are not read here: they go to the disk as they come.
    scope.addContentTypeParser('*', (_request, _bytes, done) => done(null))
    scope.route({ method: ['HEAD', 'PATCH'], url: '/api/uploads/:id', handler: take })
  })
}

async function find(app: App, tokenHash: string | null, id: string): Promise<Expected> {
  if (!tokenHash || !isId(id)) throw unauthorized()
  return await inTransaction(app.pool, entranceOf(tokenHash, app), async (db, signIn) => {
    if (!signIn?.isVerified || signIn.isDisabled || signIn.viewerId) throw unauthorized()
    // Each piece is activity of whoever sends it, and at a screen that is locked nobody is known to be.
    if (signIn.isLocked) throw new Refused('locked')
    const [file] = await expectedOf(db, id)
    if (!file) throw new NotFound('file')
    return file
  })
}

function asWebRequest(request: FastifyRequest, app: App): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string') headers.set(name, value)
  const hasBody = request.method === 'PATCH'
  return new Request(new URL(request.url, app.config.publicUrl), {
    method: request.method,
    headers,
    ...(hasBody ? { body: Readable.toWeb(request.raw) as ReadableStream, duplex: 'half' as const } : {}), // safe because both name one thing
  })
}

const texts = {
  failed_validation: 'The file is not what its name says.',
  not_utf8: notUtf8Text,
  disk_full: diskFullText,
}

/** An answer in the words of tus, which takes them off an error; the body is ours. */
const answered = (status_code: number, reason: keyof typeof texts) =>
  Object.assign(new Error(reason), {
    status_code,
    body: JSON.stringify({ code: 'BAD_REQUEST', message: texts[reason], data: { reason } }),
  })
