import { defineConfig } from 'vitest/config'

const database = { globalSetup: ['tests/database/globalSetup.ts'], hookTimeout: 60_000 }

export default defineConfig({
  test: {
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['{domain,contract,tools,web}/**/*.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: ['tests/deep/**', 'tests/journeys/**'],
          testTimeout: 30_000,
          ...database,
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          include: ['tests/deep/**/*.test.ts', 'tests/faults/**/*.test.ts', 'tests/fuzz/**/*.test.ts'],
          env: { DEEP: '1' },
          testTimeout: 600_000,
          ...database,
        },
      },
    ],
  },
})
