import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { lockTexts } from '#domain/accounts/texts/lock.ts'
import { violationsOf } from './axe.ts'
import { brokenWordsOf, expect, isOfFade, overOf, test } from './journey.ts'
import { post } from './people.ts'
import type { Ids, Screen, Walker } from './screens.ts'
import { allRoutes, walkers, walks } from './screens.ts'
import { assignAdvisor, makeStaff, readIds, seed, userIdOf } from './seed.ts'

const isDeep = process.env.DEEP === '1'
const themes = isDeep ? (['light', 'dark'] as const) : (['light'] as const)
// Contrast is two thirds of what axe costs, and at 768 px it is that of the same colours at 390 or at 1440: WALK=whole asks there, too.
const contrastAt: readonly number[] = [390, 1440]
const isWhole = process.env.WALK === 'whole'
// A picture of each for people to look at, where somebody asks for them: they cost a quarter of the walk.
const takesPictures = process.env.PICTURES === '1'
const pictures = join(import.meta.dirname, '../../test-results/screens')

test('no screen is left out of the walk', async ({ page: _page }, { project }) => {
  test.skip(project.name !== 'desktop', 'asked once')
  const walked = new Set(Object.values(walks).flatMap((screens) => screens.map(({ route }) => route)))
  expect([...new Set(allRoutes())].sort()).toEqual([...walked].sort())
})

/**
 * A page is opened once for all the widths that a project walks it at, because loading it and axe cost more than axe's rules. The
 * phone's project walks with touch.
 */
const widthsOf = (project: string): readonly number[] =>
  project === 'phone' ? [390] : isDeep ? [1440, 768] : [1440]
/** Files of script that a screen asks for until it stands: a browser asks a server for six at a time (0017). */
const MOST_FILES = 120
/** So many screens are a minute or two, and what stalls costs no more than these once more. */
const PART = 30

for (const walker of walkers) {
  // The other walks of npm test meet the screens of the rest.
  const screens = walks[walker].filter((screen) => isDeep || (walker === 'demo' && screen.isMain))
  for (let from = 0; from < screens.length; from += PART) {
    const part = screens.slice(from, from + PART)
    const which = screens.length > PART ? `, ${from + 1} to ${from + part.length}` : ''
    test(`every screen of a ${walker} at each width is accessible, quiet and fits (T-173, K33)${which}`, async ({
      page,
      asAdmin,
      asVisitor,
      signUpAndVerify,
    }, { project }) => {
      test.setTimeout(isDeep ? 300_000 : 120_000)
      const widths = widthsOf(project.name)
      const sits = walker === 'admin' ? 'admin' : 'walk'
      const seat = isDeep ? (`${sits}${project.name === 'phone' ? 390 : 1440}` as const) : undefined
      const { walking, ids } = await enter[walker]({
        page,
        asAdmin: () => asAdmin({ ...(seat ? { seat } : {}), isProvenAnew: walker === 'admin' && isDeep }),
        asVisitor,
        signUpAndVerify,
      })
      const noise = listen(walking)
      const faults: string[] = []
      for (const screen of part) faults.push(...(await look(walking, screen, ids, { walker, widths, noise })))
      process.stdout.write(
        `walk: ${walker} at ${widths.join(' and ')} px, ${part.length} screens in ${themes.join(' and ')}, ${faults.length} faults\n`,
      )
      expect(faults, faults.join('\n')).toEqual([])
    })
  }
}

type Entries = {
  page: Page
  asAdmin: () => Promise<Page>
  asVisitor: () => Promise<Page>
  signUpAndVerify: (page: Page) => Promise<unknown>
}
type Entered = { walking: Page; ids: Partial<Ids> }

/** How each of them comes to stand where the walk begins, with rows on their screens. */
const enter: Record<Walker, (entries: Entries) => Promise<Entered>> = {
  visitor: async (entries) => {
    const { ids } = await enter.staff({ ...entries, page: await entries.asVisitor() })
    return { walking: entries.page, ids }
  },
  member: async ({ page, signUpAndVerify }) => {
    await signUpAndVerify(page)
    return { walking: page, ids: {} }
  },
  demo: async ({ page }) => {
    await post(page.request, '/api/demo-session', {})
    return { walking: page, ids: await readIds(page) }
  },
  staff: async ({ page, asAdmin, asVisitor, signUpAndVerify }) => {
    await signUpAndVerify(page)
    const admin = await asAdmin()
    await makeStaff(admin, await userIdOf(page))
    const member = await asVisitor()
    await signUpAndVerify(member)
    await assignAdvisor(admin, await userIdOf(member), await userIdOf(page))
    return { walking: page, ids: await seed(page, member) }
  },
  admin: async ({ asAdmin }) => ({ walking: await asAdmin(), ids: {} }),
}

// The menu of the account (of a console, of a document), the phone's settings, or the button itself; from a phone's inner page, the way back to them.
const wayOut = [
  'button[aria-label^="Account of "]',
  'button[aria-label="Account"]',
  'a[aria-label="Settings"]',
  'a[aria-label^="Back"]',
  'button:has-text("Sign Out")',
].join(', ')

/** Every error a page writes to its console: a broken policy is one, too. */
function listen(page: Page): string[] {
  const said: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text())
  })
  page.on('pageerror', ({ message }) => {
    if (!isOfFade(message)) said.push(message)
  })
  return said
}

type Walk = { walker: Walker; widths: readonly number[]; noise: string[] }

/** What is wrong with one screen at each width in each theme, as sentences. */
async function look(page: Page, screen: Screen, ids: Partial<Ids>, walk: Walk): Promise<string[]> {
  const { walker, widths, noise } = walk
  const faults: string[] = []
  const say = (where: string, fault: string) => faults.push(`${walker} ${screen.name}, ${where}: ${fault}`)
  noise.length = 0
  await resize(page, widths[0] ?? 1440)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(screen.address(ids as Ids)) // safe because a walk asks only for what its walker has
  await settle(page)
  if (walker !== 'visitor' && (await page.locator(wayOut).filter({ visible: true }).count()) === 0)
    say('any theme', 'shows no way to sign out')
  // Tabs, bookmarks and screen readers tell screens apart by it (WCAG 2.4.2).
  if ((await page.title()) === 'JUL') say('any theme', 'has no title of its own')
  const files = await page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length,
  )
  if (files > MOST_FILES) say('any theme', `asks for ${files} files of script (at most ${MOST_FILES})`)
  // What is walked is the screen, and not the lock that hides it.
  if ((await page.getByRole('dialog', { name: lockTexts.title }).count()) > 0) say('any theme', 'is locked')
  for (const width of widths) {
    await resize(page, width)
    await settle(page)
    const asksContrast = contrastAt.includes(width) || isWhole || takesPictures
    for (const theme of asksContrast ? themes : themes.slice(0, 1)) {
      const at = `${width} px, ${theme}`
      await page.emulateMedia({ colorScheme: theme })
      await atRest(page)
      const rules = theme !== themes[0] ? 'contrast' : asksContrast ? 'all' : 'all but contrast'
      for (const violation of await violationsOf(page, rules)) say(at, `axe ${violation}`)
      const over = await overOf(page)
      if (over > 0) say(at, `is ${over} px wider than the window`)
      for (const word of await brokenWordsOf(page)) say(at, `breaks the word ${word} of a heading`)
      if (!takesPictures) continue
      mkdirSync(pictures, { recursive: true })
      await page.screenshot({
        path: join(pictures, `${walker}-${screen.name}-${width}-${theme}.png`),
        fullPage: true,
      })
    }
  }
  // A phone at its narrowest, or a window of 640 px at 200 % (WCAG 1.4.10); where the desk begins, and a small laptop.
  for (const edge of widths.includes(390) ? [320] : [1024, 1280]) {
    await resize(page, edge)
    await atRest(page)
    const over = await overOf(page)
    if (over > 0) say(`${edge} px`, `is ${over} px wider than the window`)
    for (const word of await brokenWordsOf(page)) say(`${edge} px`, `breaks the word ${word} of a heading`)
  }
  const refusal = `the server responded with a status of ${screen.answers}`
  for (const text of noise) if (!text.includes(refusal)) say('console', text)
  return faults
}

const resize = (page: Page, width: number) =>
  page.setViewportSize({ width, height: width <= 390 ? 844 : 900 })

/** Nothing is loading any more: no skeleton, no opening screen, fonts there. */
async function settle(page: Page): Promise<void> {
  await expect(page.locator('h1, h2').filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('.skeleton-late')).toHaveCount(0)
  await expect(page.locator('[aria-hidden="true"].fixed.z-50')).toHaveCount(0)
  await page.evaluate(async () => {
    await document.fonts.ready
  })
}

/** Colours on their way from one theme to the other are nobody's contrast. */
async function atRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter((each) => each instanceof CSSTransition)
    await Promise.allSettled(passing.map((each) => each.finished))
  })
}
