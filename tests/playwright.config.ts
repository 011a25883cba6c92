import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { choiceKey, keptChoice, rejectOptional } from '../domain/privacy/rules/choice.ts'
import { findHeadless } from '../tools/find-chromium.mjs'

// Read once by the runner and again by each worker, so what is chosen freely is kept in the environment.
const root = join(import.meta.dirname, '..')
const isRunner = process.env.TEST_WORKER_INDEX === undefined
process.env.JOURNEY_PORT ??= String(20_000 + (process.pid % 20_000))
process.env.JOURNEY_DATA ??= mkdtempSync(join(tmpdir(), 'jul-journeys-'))
const port = process.env.JOURNEY_PORT
const dataDir = process.env.JOURNEY_DATA
const url = `http://localhost:${port}`
if (isRunner) process.on('exit', () => rmSync(dataDir, { recursive: true, force: true }))

const built = join(root, 'build/server/main.mjs')
const program = existsSync(built) ? built : join(root, 'server/app/main.ts')
// The server has one first admin; every other journey may ask for them.
const firstAdmin = '**/first-admin.journey.ts'
const chromium = await findHeadless()

// Who walks a journey has answered about cookies: allowed what the console remembers, and refused the rest.
const answered = keptChoice({ ...rejectOptional, functional: true }, new Date(), 'the journeys')

/** Whole journeys through the built product in a browser: one server and one database for the run. */
export default defineConfig({
  testDir: 'journeys',
  testMatch: '**/*.journey.ts',
  outputDir: join(tmpdir(), `jul-journey-results-${port}`),
  fullyParallel: true,
  workers: 3,
  timeout: 90_000,
  // The walks of a deep run use up the reads of the one admin's sign-in for a minute; a second try signs in anew.
  retries: process.env.DEEP === '1' ? 1 : 0,
  expect: { timeout: 8_000 },
  forbidOnly: Boolean(process.env.CI),
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
      testIgnore: firstAdmin,
      dependencies: ['first admin'],
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      testIgnore: firstAdmin,
      dependencies: ['first admin'],
      use: { viewport: { width: 390, height: 844 }, hasTouch: true },
    },
  ],
  webServer: {
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
    },
    wait: { stdout: /open this link once: (?<journey_setup_link>\S+)/ },
    stdout: 'ignore',
    stderr: 'pipe',
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
  },
})
