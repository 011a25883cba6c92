import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { ZipFile } from 'yazl'
import { canReadTrail } from '#domain/audit/permissions.ts'
import type { App } from '#server/platform/app.ts'
import { toActor } from '#server/platform/context/toActor.ts'
import type { Db } from '#server/platform/db/database.ts'
import { entranceOf, inTransaction } from '#server/platform/db/transaction.ts'
import { mountDownload } from '#server/platform/http/endpoint.ts'
import { NotFound, Refused } from '#server/platform/http/refusal.ts'
import { readPrevious, readSeal, readTrailPart } from './readTrailPart.ts'
import { csvHead, csvLine, jsonLine } from './rules/exportedLines.ts'
import type { ExportRow } from './rules/sealedRow.ts'
import { verificationOf, verifyText } from './rules/verification.ts'
import { readTrailAddress } from './trailAddress.ts'

/** A part of the trail as a zip file: as CSV, as JSON lines, and what it takes to verify it without us (K34). */
export function mountTrail(server: FastifyInstance, app: App): void {
  mountDownload(server, app, {
    path: '/api/audit/trail',
    call: 'audit.exportTrail',
    answer: async ({ request, reply, tokenHash }) => {
      // Each piece anew under the rows of this sign-in: whoever is no admin any more reads no further.
      const asAdmin = <T>(work: (db: Db, userId: string) => Promise<T>) =>
        inTransaction(app.pool, entranceOf(tokenHash, app), (db, signIn) => {
          if (!signIn || !canReadTrail(toActor(signIn, app)).ok) throw new NotFound('hidden')
          if (signIn.isLocked) throw new Refused('locked')
          return work(db, signIn.userId)
        })
      const { part, previous, last } = await asAdmin(async (db, userId) => {
        const asked = readTrailAddress(request.query, userId, app.clock.now())
        if (!asked) throw new Refused('address_expired')
        return {
          part: asked,
          previous: await readPrevious(db, asked.first),
          last: await readSeal(db, asked.last),
        }
      })
      async function* lines(line: (row: ExportRow) => string, head = '') {
        yield head
        for (let from: string | null = part.first; from !== null; ) {
          const start: string = from
          const { rows, next } = await asAdmin((db) => readTrailPart(db, start, part.last))
          yield rows.map(line).join('')
          from = next
        }
      }
      const zip = new ZipFile()
      const add = (name: string, of: () => AsyncGenerator<string>) =>
        zip.addReadStreamLazy(name, {}, (give) => {
          const text = Readable.from(of())
          // Half a file must not look like a whole one.
          text.on('error', (error) => reply.raw.destroy(error))
          give(null, text)
        })
      add('trail.jsonl', () => lines(jsonLine))
      add('trail.csv', () => lines(csvLine, csvHead))
      const verification = verificationOf({ ...part, previous, seal: last, at: app.clock.now() })
      zip.addBuffer(Buffer.from(`${JSON.stringify(verification, null, 2)}\n`), 'verification.json')
      zip.addBuffer(Buffer.from(verifyText), 'VERIFY.txt')
      zip.end()
      const name = `audit-trail-${part.first}-${part.last}.zip`
      return await reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(zip.outputStream)
    },
  })
}
