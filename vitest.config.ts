import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/longestFirst.ts'
import { siteAssets } from './tools/site-assets.mjs'

// A bound on what hangs: on a busy machine a test's own database alone may take a minute to be made.
const database = { globalSetup: ['tests/database/globalSetup.ts'], hookTimeout: 180_000 }

// Planted violations of the checks, a build and a typed client of their own, calls under fire, and processes that are killed, held up
// and started again: minutes of beginnings and ends, so that npm test keeps its bound.
const deepOnly = [
  ...['tools/build-server.test.ts', 'tools/check-boundaries.test.ts', 'tools/check-bundle.test.ts'],
  ...['tools/check-docs.test.ts', 'tools/check-structure.test.ts', 'tools/lint.test.ts'],
  ...['tools/new-feature.test.ts', 'tools/use.test.ts', 'tests/app/openApi.test.ts'],
  ...['server/app/initialiseDatabase.test.ts', 'server/platform/db/embedded.test.ts'],
  'tests/matrix/signInStates.test.ts',
  ...['tests/faults/**', 'tests/fuzz/**'],
]

// Their bound is the database's own return within five seconds: next to two other tests it would be those that are timed.
const timed = [
  'tests/faults/databaseKill.test.ts',
  'tests/faults/embeddedFolder.test.ts',
  'tests/faults/embeddedKill.test.ts',
]

const long = { testTimeout: 600_000, ...database }

const deep = {
  extends: true as const,
  test: {
    ...long,
    name: 'deep',
    include: [
      ...['tests/deep/**/*.test.ts', 'tests/faults/**/*.test.ts', 'tests/fuzz/**/*.test.ts'],
      ...deepOnly.filter((file) => file.endsWith('.ts')),
      // What npm test leaves out of the permission matrix.
      'tests/matrix/permissions.test.ts',
      // Those of the server that have a full count of their own.
      ...['server/platform/db/transaction.test.ts', 'server/platform/live/outbox.test.ts'],
    ],
    exclude: timed,
  },
}

const alone = {
  extends: true as const,
  test: {
    ...long,
    name: 'alone',
    include: timed,
    maxWorkers: 1,
    sequence: { groupOrder: 1 },
  },
}

export default defineConfig({
  // What the build writes into documents is empty in tests.
  plugins: [siteAssets()],
  test: {
    // Most of the time is spent waiting for the database, so one worker more than a small machine has cores.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,contract,tools,web}/**/*.test.{ts,tsx}'],
          exclude: deepOnly,
          // A bound on what hangs, not on what a busy machine takes.
          testTimeout: 30_000,
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/deep/**', 'tests/journeys/**', ...deepOnly],
          testTimeout: 30_000,
          // Each file has a database of its own; the modules they share are read once.
          isolate: false,
          ...database,
        },
      },
      // At full counts, and only when asked for: npm run test:deep.
      ...(process.env.DEEP === '1' ? [deep, alone] : []),
    ],
  },
})
