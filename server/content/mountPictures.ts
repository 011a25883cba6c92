import type { FastifyInstance, FastifyReply } from 'fastify'
import { canWriteSiteTexts } from '#domain/content/permissions.ts'
import type { PictureFormat } from '#domain/content/rules/textFields.ts'
import { pictureFormats, pictureLimits, pictureValue } from '#domain/content/rules/textFields.ts'
import { pictureRefusal } from '#domain/content/texts/siteTexts.ts'
import { uploadKinds } from '#domain/uploads.ts'
import type { App } from '#server/platform/app.ts'
import { toActor } from '#server/platform/context/toActor.ts'
import type { Db } from '#server/platform/db/database.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import { isId } from '#server/platform/isId.ts'
import { readTokenHash } from '#server/platform/signInCookie.ts'
import { readTypeOf } from '#server/platform/storage/readType.ts'
import type { MadePicture } from './makePicture.ts'
import { makePicture } from './makePicture.ts'

const expected = sqlStatement<[id: string], { name: string }>(
  'select name from site_pictures where id = $1 and created_by = app_user() and width is null',
)
const keep = sqlStatement<[id: string, width: number, height: number], { id: string }>(
  'update site_pictures set width = $2, height = $3 where id = $1 and created_by = app_user() and width is null returning id',
)
const keepFile = sqlStatement<
  [id: string, format: PictureFormat, width: number, bytes: Buffer],
  { kept: boolean | null }
>('select app_keep_picture_file($1, $2, $3, $4) as kept')
const fileOf = sqlStatement<[id: string, format: PictureFormat, width: number], { bytes: Buffer | null }>(
  'select app_picture_file($1, $2, $3) as bytes',
)

/** Pictures of texts: their bytes come from staff to a picture that a command let in, and go to everybody from memory (K90). */
export function mountPictures(server: FastifyInstance, app: App): void {
  takePictures(server, app)
  showPictures(server, app)
}

function takePictures(server: FastifyInstance, app: App): void {
  // One at a time: a large picture takes a second of a processor and some hundred MB.
  let last: Promise<unknown> = Promise.resolve()
  const inTurn = (bytes: Buffer): Promise<MadePicture | null> => {
    const made = last.then(() => makePicture(bytes))
    last = made.catch(() => undefined)
    return made
  }

  server.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      ['image/jpeg', 'image/png', 'image/webp', 'image/avif'],
      { parseAs: 'buffer', bodyLimit: uploadKinds.picture.maxBytes },
      (_request, body, done) => done(null, body),
    )
    scope.post<{ Params: { id: string } }>(
      '/api/pictures/:id',
      {
        // Before a byte of it is read.
        onRequest: async (request, reply) => {
          const { id } = request.params
          const tokenHash = readTokenHash(request.headers.cookie, app.config)
          const isExpected =
            tokenHash !== null && isId(id) && (await asWriter(app, tokenHash, (db) => expected(db, id)))
          if (!isExpected || isExpected.length === 0) return missing(reply)
        },
      },
      async (request, reply) => {
        const { id } = request.params
        const tokenHash = readTokenHash(request.headers.cookie, app.config) ?? ''
        const [announced] = (await asWriter(app, tokenHash, (db) => expected(db, id))) ?? []
        if (!announced) return missing(reply)
        const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
        // Names lie, bytes do not: what is no picture of the kind that it was announced as is not even opened.
        const isNamedRight = (await readTypeOf(bytes, announced.name)) !== null
        const made = isNamedRight ? await inTurn(bytes) : null
        if (!made) {
          const message = pictureRefusal('failed_validation')
          return reply.code(415).send({ code: 'BAD_REQUEST', message, data: {} })
        }
        const { width, height, files } = made
        const kept = await asWriter(app, tokenHash, async (db) => {
          const rows = await keep(db, id, width, height)
          if (rows.length > 0)
            for (const file of files) await keepFile(db, id, file.format, file.width, file.bytes)
          return rows
        })
        if (!kept || kept.length === 0) return missing(reply)
        return reply.send({ picture: pictureValue({ id, width, height }) })
      },
    )
  })
}

/** As whoever writes texts, whose sign-in it is; null for everybody else, and while their screen is locked (T-015). */
const asWriter = async <Result>(
  app: App,
  tokenHash: string,
  work: (db: Db) => Promise<Result>,
): Promise<Result | null> =>
  await inTransaction(app.pool, entranceOf(tokenHash, app), async (db, signIn) => {
    const may = signIn && !signIn.isLocked && canWriteSiteTexts(toActor(signIn, app)).ok
    return may ? await work(db) : null
  })

const missing = (reply: FastifyReply) => reply.code(404).send({ code: 'NOT_FOUND', message: 'Not found.' })

function showPictures(server: FastifyInstance, app: App): void {
  // What was asked for last stays; a Map keeps the order in which its entries came.
  const kept = new Map<string, Buffer>()
  let bytesKept = 0

  server.get<{ Params: { id: string; file: string } }>('/pictures/:id/:file', async (request, reply) => {
    const { id, file } = request.params
    const [, width, given] = file.match(/^(\d{1,4})\.(avif|webp)$/) ?? []
    const format = pictureFormats.find((each) => each === given)
    if (!width || !format || !isId(id)) return missing(reply)
    const key = `${id}/${file}`
    const bytes = kept.get(key) ?? (await load(id, format, Number(width)))
    if (!bytes) return missing(reply)
    if (!kept.has(key)) bytesKept += bytes.length
    kept.delete(key)
    kept.set(key, bytes)
    for (const [oldest, old] of kept) {
      if (bytesKept <= pictureLimits.memory) break
      kept.delete(oldest)
      bytesKept -= old.length
    }
    return reply
      .header('cache-control', 'public, max-age=31536000, immutable')
      .type(`image/${format}`)
      .send(bytes)
  })

  async function load(id: string, format: PictureFormat, width: number): Promise<Buffer | null> {
    const [row] = await inTransaction(app.pool, { kind: 'visitor' }, (db) => fileOf(db, id, format, width))
    return row?.bytes ?? null
  }
}
