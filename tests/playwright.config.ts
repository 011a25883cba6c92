import { existsSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { choiceKey, keptChoice, rejectOptional } from '../domain/privacy/rules/choice.ts'
import { findHeadless } from '../tools/find-chromium.mjs'
import { makeQuickFolder } from './database/quickFolder.ts'

// Read once by the runner and again by each worker, so what is chosen freely is kept in the environment.
const root = join(import.meta.dirname, '..')
const isRunner = process.env.TEST_WORKER_INDEX === undefined
process.env.JOURNEY_PORT ??= String(20_000 + (process.pid % 20_000))
process.env.JOURNEY_DATA ??= makeQuickFolder('jul-journeys-')
const port = process.env.JOURNEY_PORT
const dataDir = process.env.JOURNEY_DATA
const url = `http://localhost:${port}`
if (isRunner) process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const built = join(root, 'build/server/main.mjs')
const program = existsSync(built) ? built : join(root, 'server/app/main.ts')
// The server has one first admin; every other journey may ask for them.
const firstAdmin = '**/first-admin.journey.ts'
const chromium = await findHeadless()

// What `npm test` walks, within minutes: the chain from visitor to minutes, the board at both widths, every page of the site for its
// links, and the main screens of the demo. Deep runs walk the rest, so that both together walk everything, and at both widths whatever
// a width can change.
const core = {
  desktop: [
    ...['every-screen', 'founder-begins', 'founder-signs-up', 'member-books-a-session'],
    ...['member-works-the-board', 'transcript-becomes-minutes', 'visitor-reads-the-site'],
  ],
  phone: ['member-works-the-board'],
}
// Of these a deep run walks more than npm test does; the others of the core it leaves out.
const deeper = ['every-screen', 'member-books-a-session', 'transcript-becomes-minutes']
const isDeep = process.env.DEEP === '1'
// What these prove is the same at every width: acts of the staff area and forms of the site, whose screens the walk over every screen
// sees at 390 px, and bookings that look the same on a phone. A deep run walks them on the desktop only; by name they are walked at either.
const alike = [
  ...['admin-reads-the-trail', 'advisor-opens-hours', 'advisor-prepares', 'day-of-another-zone'],
  'founder-signs-up',
  ...['keeper-reads-recordings', 'member-books-in-calendly', 'member-settles-in', 'password-field'],
  'phone-console-starts',
  ...['staff-changes-what-the-site-says', 'staff-fills-the-grid', 'staff-offers-a-service'],
  ...['staff-publishes-a-landing-page', 'staff-shows-a-card', 'staff-views-as', 'two-staff-write-one-text'],
  ...['two-want-one-time', 'visitor-joins', 'visitor-picks-a-currency', 'visitor-reads-the-report'],
  ...['visitor-searches', 'visitor-signs-up-without-scripts', 'visitor-uses-the-tools'],
  ...['visitor-with-link-books', 'visitor-writes-a-message'],
]
// Somebody who names journeys or a project means those, and the first admin comes before them; in a whole run that journey begins first
// and the others go on meanwhile, until they need an admin.
const namesSome = process.argv.slice(2).some((word) => /^[a-z]+(-[a-z]+)+/.test(word))
process.env.JOURNEYS_WAIT ??= String(namesSome || process.argv.some((word) => word.startsWith('--project')))
const dependencies = process.env.JOURNEYS_WAIT === 'true' ? ['first admin'] : []
process.env.JOURNEYS ??= namesSome ? 'named' : isDeep ? 'rest' : 'core'
const files = (names: readonly string[]) => names.map((name) => `**/${name}.journey.ts`)
function walked(
  names: readonly string[],
  others: readonly string[] = [],
): { testMatch: string | string[]; testIgnore: string[] } {
  const isRest = process.env.JOURNEYS === 'rest'
  const done = isRest ? [...names.filter((name) => !deeper.includes(name)), ...others] : []
  return {
    testMatch: process.env.JOURNEYS === 'core' ? files(names) : '**/*.journey.ts',
    testIgnore: [firstAdmin, ...files(done)],
  }
}

// Who walks a journey has answered about cookies: allowed what the console remembers, and refused the rest.
const answered = keptChoice({ ...rejectOptional, functional: true }, new Date(), 'the journeys')

// The stand-in for Calendly: its API, and next to it the pages on which people book.
process.env.JOURNEY_CALENDLY ??= String(Number(port) + 20_001)
const calendly = {
  API_PORT: String(Number(port) + 20_000),
  PAGE_PORT: process.env.JOURNEY_CALENDLY,
  TOKEN: 'token of the journeys',
  SIGNING_KEY: 'signing key of the journeys',
}

// What the mail server of the journeys hands reports in with.
process.env.JOURNEY_REPORTS ??= 'token of the journeys for reports of mail'

/** Whole journeys through the built product in a browser: one server and one database for the run. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: join(tmpdir(), `jul-journey-results-${port}`),
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  // A bound on what hangs, not on what a busy machine takes.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env.CI),
  // A machine that stalls for seconds fails a walk now and then; the report names whoever needed the second try.
  retries: process.env.CI ? 1 : 0,
  reporter: 'list',
  use: {
    baseURL: url,
    storageState: {
      cookies: [],
      origins: [{ origin: url, localStorage: [{ name: choiceKey, value: JSON.stringify(answered) }] }],
    },
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    contextOptions: { reducedMotion: 'reduce' },
    // What a worker fetches no journey can hold up or change on its way; the journey of the worker takes it in.
    serviceWorkers: 'block',
    // What hangs is bounded sooner than the walk it hangs in.
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // A trace of every journey costs a quarter of the run; TRACE=1 keeps those of what fails.
    trace: process.env.TRACE === '1' ? 'retain-on-failure' : 'off',
    launchOptions: {
      ...(chromium ? { executablePath: chromium } : {}),
      // Chromium's own sandbox refuses root, which is who runs a container.
      args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
    },
  },
  projects: [
    { name: 'first admin', testMatch: firstAdmin },
    {
      name: 'desktop',
      ...walked(core.desktop),
      dependencies,
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      ...walked(core.phone, alike),
      dependencies,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: [
    {
      command: `"${process.execPath}" "${join(root, 'tests/fakes/calendly/program.ts')}"`,
      env: { ...calendly, CALLBACK_URL: `${url}/api/webhooks/calendly`, HOST_EMAIL: 'host@calendly.example' },
      wait: { stdout: /Calendly stands in/ },
      stdout: 'ignore',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: `"${process.execPath}" "${program}"`,
      cwd: root,
      env: {
        JUL_ROOT: root,
        PORT: port,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        DEFAULT_MOBILE_TIER: 'free',
        // Each journey calls from an address of its own, so that none uses up another's rates.
        TRUST_PROXY: '1',
        MAIL_REPORTS_TOKEN: process.env.JOURNEY_REPORTS,
        CALENDLY_SIGNING_KEY: calendly.SIGNING_KEY,
        CALENDLY_TOKEN: calendly.TOKEN,
        CALENDLY_URL: `http://127.0.0.1:${calendly.API_PORT}`,
      },
      wait: { stdout: /open this link once: (?<journey_setup_link>\S+)/ },
      stdout: 'ignore',
      stderr: 'pipe',
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    },
  ],
})
