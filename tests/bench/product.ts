import { join } from 'node:path'
import type { DatabaseUrls } from '#server/platform/db/prepare/logins.ts'
import { serverEnv, serverFlags } from '../../tools/serverFlags.mjs'
import type { Running } from './processes.ts'
import { start } from './processes.ts'
import { SECRET } from './seed.ts'

export type BenchDatabase = DatabaseUrls & { readonly ownerUrl: string }

const root = process.env.JUL_ROOT ?? process.cwd()

/** The product as `npm start` runs it: bundled, with the same flags. */
export function startProduct(
  port: number,
  { loginUrl, authUrl, jobsUrl }: BenchDatabase,
  env: Record<string, string> = {},
): Promise<Running> {
  return start(
    join(root, 'build/server/main.mjs'),
    serverFlags,
    {
      PORT: String(port),
      DATABASE_URL: loginUrl,
      DATABASE_AUTH_URL: authUrl,
      DATABASE_JOBS_URL: jobsUrl,
      AUTH_SECRET: SECRET,
      LOG_LEVEL: 'warn',
      JUL_ROOT: root,
      ...serverEnv,
      ...env,
    },
    `http://127.0.0.1:${port}/healthz`,
  )
}

/** The bare limit to compare with. */
export function startBare(
  port: number,
  ownerUrl: string,
  env: Record<string, string> = {},
): Promise<Running> {
  return start(
    join(root, 'tests/bench/bareServer.ts'),
    serverFlags,
    { PORT: String(port), BENCH_URL: ownerUrl, ...env },
    `http://127.0.0.1:${port}/ping`,
  )
}
