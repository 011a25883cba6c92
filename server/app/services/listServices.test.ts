import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { serviceNames } from '#domain/content/types.ts'
import { breakerOf } from '#server/platform/outside/askOutside.ts'
import type { Person, TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { ClamdStandIn } from '#tests/fakes/clamd/clamd.ts'
import { startClamd } from '#tests/fakes/clamd/clamd.ts'
import { listServices } from './listServices.ts'

let scanner: ClamdStandIn
let at: TestApp
let bare: TestApp
let staff: Person
beforeAll(async () => {
  scanner = await startClamd()
  at = await testApp({ CLAMD_URL: scanner.url, CALENDLY_TOKEN: 'a token of the tests' })
  bare = await testApp()
  staff = await at.person({ roles: ['staff'] })
})
afterAll(async () => {
  await at.close()
  await bare.close()
  await scanner.close()
})

const states = async (on: TestApp, who: Person) =>
  Object.fromEntries(
    (await on.call(who, listServices, undefined)).services.map(({ name, state }) => [name, state]),
  )

it('tells staff which services are off, and members nothing (T-220)', async () => {
  const colleague = await bare.person({ roles: ['staff'] })
  expect(await states(bare, colleague)).toEqual(Object.fromEntries(serviceNames.map((name) => [name, 'off'])))
  const member = await bare.person()
  await expect(bare.call(member, listServices, undefined)).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

it('waits for nobody: the scanner is asked aside, and what it said is told to whoever looks next', async () => {
  expect(await states(at, staff)).toMatchObject({ scanner: 'asking', calendlyBookings: 'on' })
  await vi.waitFor(async () => expect(await states(at, staff)).toMatchObject({ scanner: 'on' }))
  const { services } = await at.call(staff, listServices, undefined)
  expect(services.find(({ name }) => name === 'scanner')?.version).toMatch(/^ClamAV /)
})

it('says who does not answer', async () => {
  const breaker = breakerOf(at.app.config, 'calendly')
  for (let n = 0; n < 5; n += 1) breaker.failed()
  expect(await states(at, staff)).toMatchObject({ calendlyBookings: 'away', drive: 'off' })
})
