import type { BrowserContextOptions, Page } from '@playwright/test'
import { test as base, expect } from '@playwright/test'
import type { Entrance } from './adminFactor.ts'
import { enterAsAdmin } from './adminFactor.ts'
import { layOutAll, violationsOf } from './axe.ts'
import type { Email } from './mailbox.ts'
import { readMail } from './mailbox.ts'
import type { Person } from './people.ts'
import { join, newAddress, newPerson } from './people.ts'

type Fixtures = {
  /** A confirmed member who is signed in on this page; without a browser's forms, so it is quick. */
  signUpAndVerify: (page: Page, over?: Partial<Person>) => Promise<Person>
  /** Signs somebody in on this page. */
  signIn: (page: Page, person: Person) => Promise<void>
  /** A page of its own where the admin is signed in; staff in one journey, the member in another page. */
  asAdmin: (over?: Entrance) => Promise<Page>
  /** A page of its own where nobody is signed in; `proxy` is the way it takes to the server. */
  asVisitor: (
    over?: Pick<BrowserContextOptions, 'proxy' | 'javaScriptEnabled' | 'storageState' | 'serviceWorkers'>,
  ) => Promise<Page>
  /** The newest email to an address; `subject` picks by part of its subject. */
  mailTo: (address: string, subject?: string) => Promise<Email>
}

/** What a page says to its console that no journey lets pass. */
const wrong = /content security policy|trusted ?type|hydrat|minified react error/i

/** Every journey: each page of it calls from an address of its own, and none may break its content policy. */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: safe because Playwright reads the fixtures a function needs from this pattern
  extraHTTPHeaders: async ({}, use) => use({ 'x-forwarded-for': newAddress() }),

  page: async ({ page }, use) => {
    const found = listen(page)
    await use(page)
    expect(found, 'the page broke a rule').toEqual([])
  },

  // biome-ignore lint/correctness/noEmptyPattern: safe because Playwright reads the fixtures a function needs from this pattern
  signIn: async ({}, use) => {
    await use(async (page, { email, password }) => {
      // Everybody's admin signs in often, and one account is verified ten times a minute: whoever is told to wait waits.
      for (;;) {
        const answer = await page.request.post('/api/auth/sign-in/email', {
          data: { email, password },
          headers: { 'x-jul': '1' },
        })
        if (answer.ok()) return
        const words = await answer.text()
        if (answer.status() !== 429) throw new Error(`sign-in answered ${answer.status()}: ${words}`)
        await page.waitForTimeout(1_000 * Number(answer.headers()['retry-after'] ?? 1))
      }
    })
  },

  signUpAndVerify: async ({ signIn }, use) => {
    await use(async (page, over) => {
      const person = newPerson(over)
      await join(page.request, person)
      await signIn(page, person)
      return person
    })
  },

  asVisitor: async (
    { browser, contextOptions, viewport, baseURL, locale, timezoneId, storageState },
    use,
  ) => {
    const found: string[][] = []
    const open: Page[] = []
    await use(async (over) => {
      const extraHTTPHeaders = { 'x-forwarded-for': newAddress() }
      const context = await browser.newContext({
        ...contextOptions,
        ...(storageState ? { storageState } : {}),
        ...over,
        viewport,
        locale,
        timezoneId,
        extraHTTPHeaders,
        ...(baseURL ? { baseURL } : {}),
      })
      const page = await context.newPage()
      found.push(listen(page))
      open.push(page)
      return page
    })
    for (const page of open) await page.context().close()
    expect(found.flat(), 'a page broke a rule').toEqual([])
  },

  asAdmin: async ({ asVisitor }, use) => {
    await use(async (over) => {
      const page = await asVisitor()
      await enterAsAdmin(page, over)
      return page
    })
  },

  mailTo: async ({ request }, use) => {
    await use((address, subject) => readMail(request, address, subject))
  },
})

/** What the browser says of its fade between two documents where the next one hears late that motion is reduced: only emulation is late. */
export const isOfFade = (message: string): boolean => message.includes('ViewTransition opt-in disabled')

function listen(page: Page): string[] {
  const found: string[] = []
  page.on('pageerror', ({ message }) => {
    if (!isOfFade(message)) found.push(message)
  })
  page.on('console', (message) => {
    if (message.type() !== 'log' && wrong.test(message.text())) found.push(message.text())
  })
  return found
}

/** By how many pixels a page is wider than its window. */
export async function overOf(page: Page): Promise<number> {
  await layOutAll(page)
  return await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
}

/** Words of the shown headings that go on in the next line: the room next to them was taken by something else. */
export async function brokenWordsOf(page: Page): Promise<string[]> {
  return await page.evaluate(() => {
    const broken: string[] = []
    for (const heading of document.querySelectorAll('h1, h2, h3')) {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      for (let node = texts.nextNode(); node; node = texts.nextNode())
        for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const tops = [...range.getClientRects()]
            .filter(({ width }) => width > 0)
            .map(({ top }) => Math.round(top))
          if (new Set(tops).size > 1) broken.push(word)
        }
    }
    return broken
  })
}

/** No violation of axe on what the page shows now. */
export async function expectAccessible(page: Page): Promise<void> {
  const rules = process.env.DEEP === '1' ? 'all' : 'all but contrast'
  expect(await violationsOf(page, rules), 'axe').toEqual([])
}

export { expect }
