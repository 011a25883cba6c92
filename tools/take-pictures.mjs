// Takes the handbook's pictures of the console from the sample data of the demo, by day and by night, each as the largest WebP that
// cut-pictures.mjs makes the others of: with the product running,
// `node_modules/node/bin/node tools/take-pictures.mjs http://localhost:3000 [name]`.
import { fileURLToPath } from 'node:url'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { paths } from '../contract/paths.ts'
import { choiceKey, keptChoice, rejectOptional } from '../domain/privacy/rules/choice.ts'
import { post } from '../tests/journeys/people.ts'
import { readIds } from '../tests/journeys/seed.ts'
import { ownPicturePath, ownPictures } from '../web/ui/layout/ownPictures.ts'
import { findHeadless, howToGetChromium } from './find-chromium.mjs'

const SCALE = 1.5
const [, , baseURL = 'http://localhost:3000', only] = process.argv

const heading = (page, name) => page.getByRole('heading', { name }).first().waitFor()

/** What is done before each is taken. */
const sights = {
  'handbook-home': async (page) => {
    await page.goto(paths.dashboard())
    await heading(page, /./)
  },
  'handbook-board': async (page) => {
    await page.goto(paths.dashboard('julboard'))
    await page.getByRole('main').getByRole('listitem').first().waitFor()
  },
  'handbook-session': async (page) => {
    const { sessionId } = await readIds(page)
    await page.goto(paths.dashboard('sessions', { session: sessionId }))
  },
  'handbook-sign-in': async (page) => {
    await page.context().clearCookies()
    await page.goto(paths.auth('sign-in'))
  },
  'handbook-privacy': async (page) => {
    await page.goto(paths.dashboard('settings', { part: 'privacy' }))
  },
  'handbook-keys': async (page) => {
    await page.goto(paths.dashboard('julboard'))
    await heading(page, /./)
    await page.keyboard.press('/')
    await page.keyboard.type('pric')
  },
  'handbook-offline': async (page) => {
    await page.goto(paths.dashboard('julboard'))
    await heading(page, /./)
    await page.context().setOffline(true)
    await page
      .getByRole('link', { name: /Sessions/ })
      .first()
      .click()
  },
}

if (only && !(only in sights)) throw new Error(`there is no ${only}: ${Object.keys(sights).join(', ')}`)
const executablePath = await findHeadless()
if (!executablePath) throw new Error(howToGetChromium)
const browser = await chromium.launch({
  executablePath,
  // Chromium's own sandbox refuses root, which is who runs a container.
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
for (const [name, goThere] of Object.entries(sights)) {
  if (only && only !== name) continue
  const { width, height } = ownPictures[name]
  const context = await browser.newContext({
    ...{ baseURL, locale: 'en-GB', timezoneId: 'Europe/Berlin', reducedMotion: 'reduce' },
    ...{ viewport: { width: width / SCALE, height: height / SCALE }, deviceScaleFactor: SCALE },
    storageState: { cookies: [], origins: [{ origin: new URL(baseURL).origin, localStorage: [answered()] }] },
  })
  const page = await context.newPage()
  await post(page.request, '/api/demo-session', {})
  await goThere(page)
  await page.waitForTimeout(1_500)
  for (const colorScheme of ['light', 'dark']) {
    await page.emulateMedia({ colorScheme })
    await page.waitForTimeout(500)
    const path = ownPicturePath(colorScheme === 'dark' ? `${name}-dark` : name, width, 'webp')
    const { size } = await sharp(await page.screenshot())
      .webp({ quality: 82, effort: 6 })
      .toFile(fileURLToPath(new URL(`../web/public${path}`, import.meta.url)))
    process.stdout.write(`${path}: ${(size / 1000).toFixed(1)} kB\n`)
  }
  await context.close()
}
await browser.close()

/** Nobody asks about cookies in a picture. */
function answered() {
  const choice = keptChoice({ ...rejectOptional, functional: true }, new Date(), 'pictures of the handbook')
  return { name: choiceKey, value: JSON.stringify(choice) }
}
