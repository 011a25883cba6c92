import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sendMessage } from '#server/inquiries/sendMessage.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'

const COUNT = 10_000
const HOUR = 3_600_000
const MINUTE = 60_000
const seed = Number(process.env.SEED ?? 20261123)

/** One submission: what is typed, how long its page was open, from where, and whether a second click follows. */
type Sent = {
  message: string
  openMs: number
  ipAddress: string
  page?: string
  unseen?: string
  isDouble?: boolean
}
type Sender = (at: number) => Sent

let at: TestApp
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
})
afterAll(() => at.close())

let state = seed
/** A number below `most` by a fixed sequence, so that a failure comes back. */
function pick(most: number): number {
  state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
  return Math.floor((state / 2 ** 32) * most)
}
const oneOf = <T>(all: readonly T[]): T => all[pick(all.length)] as T // safe because no list here is empty
const anyAddress = () => `${11 + pick(180)}.${pick(256)}.${pick(256)}.${1 + pick(254)}`

const openings = ['We build', 'Our team runs', 'Since spring we plan', 'Two of us own', 'My brother started']
const things = [
  'a yard for electric ferries',
  'cold storage',
  'a clinic',
  'port software',
  'a vineyard',
  'tools',
]
const askings = [
  'What would a first session look at?',
  'Is a note or equity better?',
  'Do you know the region?',
]
const plain = (n: number) => `${oneOf(openings)} ${oneOf(things)} near quay ${n}. ${oneOf(askings)}`
const scripts = [
  (n: number) => `Мы строим электрические паромы для порта номер ${n}. С чего начинается первая встреча?`,
  (n: number) => `نحن نبني عبارات كهربائية للميناء رقم ${n} ونبحث عن شريك. كيف تبدأ الجلسة الأولى؟`,
  (n: number) => `私たちは第${n}港で電気フェリーを造っています。最初の面談では何を準備すればよいでしょうか。`,
  (n: number) =>
    `Κατασκευάζουμε ηλεκτρικά πλοία στο λιμάνι ${n}. Τι χρειάζεστε πριν από την πρώτη συνάντηση;`,
]
const person = (n: number): Sent => ({ message: plain(n), openMs: MINUTE, ipAddress: anyAddress() })

const people: Record<string, Sender> = {
  autofill: (n) => ({ ...person(n), openMs: 2_100 + pick(4_000) }),
  paste: (n) => ({
    ...person(n),
    message: `${Array.from({ length: 20 }, () => plain(n)).join('\n')}\nhttps://deck.example/${n} www.team${n}.example`,
  }),
  'screen reader': (n) => ({ ...person(n), openMs: 12 * MINUTE + pick(20 * MINUTE) }),
  'scripts off': (n) => ({ ...person(n), openMs: 30_000 + pick(5 * MINUTE) }),
  'slow line': (n) => ({ ...person(n), openMs: 3 * HOUR + pick(5 * HOUR) }),
  'double click': (n) => ({ ...person(n), isDouble: true }),
  'office behind one address': (n) => ({ ...person(n), ipAddress: '203.0.113.7' }),
  'non-Latin': (n) => ({ ...person(n), message: oneOf(scripts)(n) }),
}

const reused = new Map<number, string>()
const bots: Record<string, Sender> = {
  'trap filled': (n) => ({ ...person(n), unseen: 'https://pills.example' }),
  'posted under 2 s': (n) => ({ ...person(n), openMs: pick(1_999) }),
  'no page fetched': (n) => ({ ...person(n), page: `contact.${n}.${randomUUID()}.${randomUUID()}` }),
  'token reused': (n) => {
    // One page for a hundred submissions, over addresses of its own.
    const page = reused.get(Math.floor(n / 1_600)) ?? pageOpened(MINUTE)
    reused.set(Math.floor(n / 1_600), page)
    return { ...person(n), page }
  },
  links: (n) => ({
    ...person(n),
    message: `${plain(n)} ${[1, 2, 3, 4, 5].map((each) => `http://shop${each}.example/${n}`).join(' ')}`,
  }),
  'one text over many addresses': (n) => ({
    ...person(n),
    message: 'We bring any site to the first page of every search engine, guaranteed, within a week!',
  }),
  'scripted browser at human pace': (n) => ({ ...person(n), openMs: 20_000 + pick(MINUTE) }),
  'rotating addresses': (n) => ({ ...person(n), openMs: 5_000 + pick(MINUTE) }),
}
const unbounded = ['scripted browser at human pace', 'rotating addresses']

const pageOpened = (openMs: number) => signPage('contact', new Date(at.app.clock.now().getTime() - openMs))

type Fate = 'stored' | 'held' | 'refused' | 'lost'

/** Sends it, and says what the inbox holds of it afterwards. */
async function fateOf(sent: Sent, n: number): Promise<Fate> {
  const given = {
    id: randomUUID() as string,
    form: 'contact' as const,
    fields: {
      topic: 'advisory',
      name: `Sender ${n}`,
      email: `sender-${n}@quayside.example`,
      company: '',
      message: sent.message,
    },
    page: sent.page ?? pageOpened(sent.openMs),
    ...(sent.unseen ? { unseen: sent.unseen } : {}),
  }
  const send = (id: string) => at.call(null, sendMessage, { ...given, id }, sent.ipAddress)
  try {
    await Promise.all([send(given.id), ...(sent.isDouble ? [send(randomUUID())] : [])])
  } catch {
    return 'refused'
  }
  const rows = await at.query<{ held: string | null }>(
    `select held from inquiries where context ->> 'email' = $1`,
    [given.fields.email],
  )
  if (rows.length !== 1) return 'lost'
  return rows[0]?.held ? 'held' : 'stored'
}

it(`of ${COUNT} submissions of eight kinds of people and eight of programs, people get through and programs do not (K14)`, async () => {
  await at.query(`create index on inquiries ((context ->> 'email')); analyze inquiries`)
  const kinds = [...Object.entries(people), ...Object.entries(bots)]
  const fates = new Map<string, Record<Fate, number>>(
    kinds.map(([kind]) => [kind, { stored: 0, held: 0, refused: 0, lost: 0 }]),
  )
  for (let n = 0; n < COUNT; n += 8) {
    // A thousand an hour, of all kinds in turn.
    if (n % 1_000 === 0) {
      at.moveTime(HOUR)
      // What a network has sent is counted by the database's clock, which nobody moves.
      await at.query(`delete from rate_takes where key like 'messages of %'`)
    }
    await Promise.all(
      Array.from({ length: 8 }, async (_each, more) => {
        const [kind, make] = kinds[(n + more) % kinds.length] as (typeof kinds)[number] // safe because the remainder is below the length
        const fate = await fateOf(make(n + more), n + more)
        const counted = fates.get(kind)
        if (counted) counted[fate] += 1
      }),
    )
  }
  const sum = (names: string[], fate: Fate) =>
    names.reduce((total, name) => total + (fates.get(name)?.[fate] ?? 0), 0)
  const each = COUNT / kinds.length
  for (const [kind, counted] of fates) process.stdout.write(`forms: ${kind}: ${JSON.stringify(counted)}\n`)
  const names = Object.keys(people)
  const heldBack = (sum(names, 'held') + sum(names, 'refused')) / (names.length * each)
  const bounded = Object.keys(bots).filter((name) => !unbounded.includes(name))
  const stopped = (sum(bounded, 'held') + sum(bounded, 'refused')) / (bounded.length * each)
  process.stdout.write(
    `forms: seed ${seed}, people held back ${(heldBack * 100).toFixed(2)} %, programs stopped ${(stopped * 100).toFixed(2)} %, of the two kinds that act like people ${(((sum(unbounded, 'held') + sum(unbounded, 'refused')) / (2 * each)) * 100).toFixed(2)} %\n`,
  )
  expect(
    sum(
      kinds.map(([kind]) => kind),
      'lost',
    ),
  ).toBe(0)
  expect(heldBack).toBeLessThanOrEqual(0.01)
  expect(stopped).toBeGreaterThanOrEqual(0.95)
})

it('an office of 200 behind one address gets through within the same hour, each of its people once (K14)', async () => {
  at.moveTime(2 * HOUR)
  await at.query(`delete from rate_takes where key like 'messages of %'`)
  const fates = new Map<Fate, number>()
  for (let n = 0; n < 200; n += 8)
    for (const fate of await Promise.all(
      Array.from({ length: 8 }, (_each, more) =>
        fateOf({ ...person(n + more), ipAddress: '198.51.100.7' }, COUNT + n + more),
      ),
    ))
      fates.set(fate, (fates.get(fate) ?? 0) + 1)
  expect(Object.fromEntries(fates)).toEqual({ stored: 200 })
})
