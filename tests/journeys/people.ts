import { randomBytes, randomInt } from 'node:crypto'
import type { APIRequestContext } from '@playwright/test'
import { readMail } from './mailbox.ts'

/** Somebody with an account, and how they sign in. */
export type Person = { email: string; password: string; firstName: string; lastName: string }

/** The first admin of the run, made before any other journey (first-admin.journey.ts). */
export const admin: Person = {
  email: 'erna.erst@journeys.example',
  password: 'Quench-Harden-Temper-9',
  firstName: 'Erna',
  lastName: 'Erst',
}

/** Somebody nobody has met yet. */
export function newPerson(over: Partial<Person> = {}): Person {
  const suffix = randomBytes(5).toString('hex')
  return {
    email: `mara.${suffix}@journeys.example`,
    password: `Upset-Draw-Bend-${randomInt(100, 999)}`,
    firstName: 'Mara',
    lastName: `Talven ${suffix.slice(0, 4)}`,
    ...over,
  }
}

/** An address of the network used by nobody else in the run, for the header a proxy would set. */
export const newAddress = () => `10.${randomInt(1, 255)}.${randomInt(0, 255)}.${randomInt(1, 255)}`

/** Sends one of the endpoints under /api what it takes, and refuses to go on when it refuses. */
export async function post(request: APIRequestContext, path: string, data: object): Promise<unknown> {
  const answer = await request.post(path, { data, headers: { 'x-jul': '1' } })
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`)
  return answer.json()
}

/** Makes a confirmed account without a browser, where nobody is signed in afterwards. */
export async function join(request: APIRequestContext, person: Person): Promise<void> {
  const { email, password, firstName, lastName } = person
  await post(request, '/api/auth/sign-up/email', { email, password, firstName, lastName })
  const message = await readMail(request, email, 'confirm')
  const token = message.links
    .map((link) => new URL(link))
    .find((link) => link.pathname === '/auth/verify')
    ?.searchParams.get('token')
  await post(request, '/api/auth/verify-email', { token })
  // The browser that signed up is signed in by it (4.13.11).
  await post(request, '/api/auth/sign-out', {})
}
