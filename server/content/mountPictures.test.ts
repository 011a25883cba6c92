import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import Fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pictureLimits, readPicture } from '#domain/content/rules/textFields.ts'
import { periods, tooOldBefore } from '#domain/privacy/rules/periods.ts'
import { cookieName, keepCookieSecret, signToken } from '#server/platform/signInCookie.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { addPicture } from './commands.ts'
import { erasePictures } from './eraseErrors.ts'
import { mountPictures } from './mountPictures.ts'

let at: TestApp
let server: FastifyInstance
let staff: Person
beforeAll(async () => {
  at = await testApp()
  staff = await at.person({ roles: ['staff'] })
  keepCookieSecret('a secret of the test')
  server = Fastify()
  mountPictures(server, at.app)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c33' } })
    .withExif({ IFD0: { Copyright: 'ines@guests.example' } })
    .jpeg()
    .toBuffer()
const letIn = async (person = staff) => {
  const id = randomUUID()
  await at.call(person, addPicture, { id, name: 'one.jpg', byteSize: 100 })
  return id
}
const post = (id: string, payload: Buffer, person: Person | null = staff, type = 'image/jpeg') =>
  server.inject({
    method: 'POST',
    url: `/api/pictures/${id}`,
    payload,
    headers: {
      'content-type': type,
      ...(person ? { cookie: `${cookieName(at.app.config)}=${signToken(person.token)}` } : {}),
    },
  })

describe('pictures of texts (K90)', () => {
  it('are refused where the bytes are a drawing that is a program, whatever they are called', async () => {
    const drawing = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><rect width="9" height="9"/></svg>',
    )
    expect((await post(await letIn(), drawing, staff, 'image/png')).statusCode).toBe(415)
  })

  it('are made in four widths as AVIF and WebP, without what the camera wrote, and go to everybody for ever', async () => {
    const id = await letIn()
    const sent = await post(id, await photo(2600, 1300))
    expect(sent.statusCode).toBe(200)
    expect(readPicture(sent.json().picture)).toEqual({ id, width: 2000, height: 1000 })
    for (const format of ['avif', 'webp'])
      for (const width of [480, 960, 1600, 2000]) {
        const shown = await server.inject(`/pictures/${id}/${width}.${format}`)
        expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, `image/${format}`])
        expect(shown.headers['cache-control']).toContain('immutable')
        const { width: drawn, exif } = await sharp(shown.rawPayload).metadata()
        expect([drawn, exif]).toEqual([width, undefined])
      }
    expect((await server.inject(`/pictures/${id}/500.webp`)).statusCode).toBe(404)
    // They are sent once.
    expect((await post(id, await photo(10, 10))).statusCode).toBe(404)
  })

  it('are taken from whoever writes texts, and from nobody whose screen is locked (T-015)', async () => {
    const id = await letIn()
    const bytes = await photo(20, 20)
    const member = await at.person()
    for (const other of [null, member]) expect((await post(id, bytes, other)).statusCode).toBe(404)
    const lock = (when: string) =>
      at.query(`update auth_sessions set locked_at = ${when} where user_id = $1`, [staff.id])
    await lock('now()')
    expect((await post(id, bytes)).statusCode).toBe(404)
    await lock('null')
    expect((await post(id, bytes)).statusCode).toBe(200)
  })

  it('are not made larger than they came', async () => {
    const id = await letIn()
    const { picture } = (await post(id, await photo(300, 200))).json()
    expect(readPicture(picture)).toEqual({ id, width: 300, height: 200 })
    expect((await server.inject(`/pictures/${id}/480.webp`)).statusCode).toBe(404)
  })

  it.each([
    ['words', () => Buffer.from('no picture at all')],
    ['half a picture', async () => (await photo(800, 800)).subarray(0, 2_000)],
    ['a drawing with a script', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
  ])('are refused where they are %s', async (_name, make) => {
    const id = await letIn()
    const answer = await post(id, await make())
    expect(answer.statusCode).toBe(415)
    expect(answer.json().message).toBe(
      "File failed basic validation. It is empty, or it isn't what its name says.",
    )
  })

  it.each([
    ['a.jpg.exe', 100, 'Potentially dangerous file extension. Programs are not taken.'],
    ['y.js.jpg', 100, 'Double extension detected. Keep one extension in the name and try again.'],
    ['thumbs.db', 100, 'Suspicious file name. Rename the file and try again.'],
    ['../a.jpg', 100, 'Invalid file name. Rename the file and try again.'],
    ['a.svg', 100, 'File type not allowed. Use .jpg, .jpeg, .png, .webp, .avif.'],
    ['a.jpg', 10 * 1024 * 1024 + 1, 'File size too large. The largest file that fits is 10 MB.'],
    ['a.jpg', 0, "File failed basic validation. It is empty, or it isn't what its name says."],
  ])(
    'called %s with %i bytes are not let in, and nothing is kept of them (K32)',
    async (name, byteSize, message) => {
      const id = randomUUID()
      await expect(at.call(staff, addPicture, { id, name, byteSize })).rejects.toMatchObject({
        problems: [{ field: 'file', message }],
      })
      expect(await at.query('select from site_pictures where id = $1', [id])).toEqual([])
      expect((await post(id, await photo(20, 20))).statusCode).toBe(404)
    },
  )

  it('are held against their names: one that was announced as another kind is refused (K32)', async () => {
    const id = await letIn()
    const drawn = await sharp(await photo(20, 20))
      .png()
      .toBuffer()
    expect((await post(id, drawn, staff, 'image/png')).statusCode).toBe(415)
    expect((await post(id, await photo(20, 20))).statusCode).toBe(200)
    const small = randomUUID()
    await at.call(staff, addPicture, { id: small, name: 'one.AVIF', byteSize: 100 })
    const avif = await sharp(await photo(20, 20))
      .avif()
      .toBuffer()
    expect((await post(small, avif, staff, 'image/avif')).statusCode).toBe(200)
  })

  it('count while their bytes may still come, and go when they did not', async () => {
    const id = await letIn()
    const kept = await letIn()
    await post(kept, await photo(20, 20))
    await at.query(
      `insert into site_pictures (id, name, created_by) select gen_random_uuid(), 'lost.png', $1 from generate_series(1, 300)`,
      [staff.id],
    )
    await expect(letIn()).rejects.toMatchObject({ reason: 'too_many_pictures' })
    at.moveTime(pictureLimits.waitMs + 60_000)
    await letIn()
    await erasePictures(at.jobsPool, tooOldBefore(periods.limits, at.app.clock.now()))
    const left = await at.query<{ id: string }>('select id from site_pictures where id in ($1, $2)', [
      id,
      kept,
    ])
    expect(left).toEqual([{ id: kept }])
    expect(await at.query(`select from site_pictures where name = 'lost.png'`)).toEqual([])
    at.moveTime(-pictureLimits.waitMs - 60_000)
  })

  it('come from the member of staff who let them in and from nobody else', async () => {
    const id = await letIn()
    const bytes = await photo(20, 20)
    const other = await at.person({ roles: ['staff'] })
    const member = await at.person()
    for (const person of [null, member, other]) expect((await post(id, bytes, person)).statusCode).toBe(404)
    expect((await post(randomUUID(), bytes)).statusCode).toBe(404)
    expect((await post(id, bytes, staff, 'image/svg+xml')).statusCode).toBe(415)
    await expect(
      at.call(member, addPicture, { id: randomUUID(), name: 'one.jpg', byteSize: 1 }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
