import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openClient } from '#server/platform/db/pool.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { ask, startNode } from '#tests/faults/productNode.ts'
import { hasPostgres15, startPostgres15 } from './postgres15.ts'

const root = join(import.meta.dirname, '../..')
if (!hasPostgres15) process.stdout.write('PostgreSQL 15 is not installed: its tests are skipped\n')

/** What leans on the database itself: rules of rows, order of commits, one round trip, seals, locks. */
const suites = [
  ...[
    'tests/matrix/tables.test.ts',
    'tests/database',
    'server/platform/db/transaction.test.ts',
    'server/platform/live',
    'server/audit',
  ],
  ...[
    'server/board',
    'server/minutes',
    'server/consent',
    'server/app/sessions',
    'server/app/transcripts',
    'server/accounts/signUp/signUp.test.ts',
  ],
]

// Those assert the plans that the planner of the embedded version chooses; which of two cheap ones another takes is its own.
const withoutPlans = '^(?!.*a board of 10000 cards)'

describe.runIf(hasPostgres15)('on PostgreSQL 15, by DATABASE_URL', () => {
  let cluster: Awaited<ReturnType<typeof startPostgres15>>
  beforeAll(async () => {
    cluster = await startPostgres15()
  })
  afterAll(() => cluster?.stop())

  it('the product starts as an owner that is no superuser prepared it, and serves', async () => {
    const admin = openClient({ connectionString: cluster.adminUrl })
    await admin.connect()
    await admin.query(`create role app_owner login createrole password 'kept'`)
    await admin.query('create database jul owner app_owner')
    await admin.end()
    const ownerUrl = new URL(cluster.adminUrl)
    Object.assign(ownerUrl, { username: 'app_owner', password: 'kept', pathname: '/jul' })
    const initialise = () =>
      spawnSync(process.execPath, ['server/app/initialiseDatabase.ts'], {
        cwd: root,
        encoding: 'utf8',
        env: { PATH: process.env.PATH, JUL_ROOT: root, DATABASE_OWNER_URL: ownerUrl.toString() },
      })
    expect(initialise().stderr).toBe('')
    const made = initialise()
    expect(made.stderr).toBe('')
    const env = Object.fromEntries(
      [...made.stdout.matchAll(/^(DATABASE_\w+)=(\S+)$/gm)].map(([, name, url]) => [name, url]),
    )
    expect(Object.keys(env)).toEqual(['DATABASE_URL', 'DATABASE_AUTH_URL', 'DATABASE_JOBS_URL'])
    let node: ProductNode | null = null
    try {
      node = await startNode({ ...env, DATABASE_OWNER_URL: ownerUrl.toString() })
      expect((await fetch(`${node.url}/readyz`)).status).toBe(200)
      const entered = await fetch(`${node.url}/api/demo-session`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: node.url },
        body: '{}',
      })
      expect(entered.status).toBe(200)
      const cookie = entered.headers.getSetCookie()[0]?.split(';', 1)[0] ?? ''
      const { cards } = await (await ask(node, cookie, 'GET', '/board/cards')).json()
      expect(cards.length).toBeGreaterThan(5)
      const edited = await ask(node, cookie, 'PATCH', `/board/cards/${cards[0].id}`, {
        baseVersion: cards[0].version,
        base: {},
        changes: { title: 'On fifteen' },
      })
      expect((await edited.json()).card).toMatchObject({ title: 'On fifteen', version: cards[0].version + 1 })
      expect(await node.kill('SIGTERM')).toBe(0)
    } finally {
      await node?.kill('SIGKILL')
    }
  })

  it('the rules of every table and the tests of the server hold', { timeout: 600_000 }, () => {
    const report = join(mkdtempSync(join(tmpdir(), 'jul-pg15-report-')), 'report.json')
    const run = spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--project=server',
        `--testNamePattern=${withoutPlans}`,
        // Other deep tests run next to these workers.
        ...['--maxWorkers=2', '--testTimeout=120000'],
        '--reporter=json',
        `--outputFile=${report}`,
        ...suites,
      ],
      {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
        env: { ...process.env, DEEP: '', VITEST: '', TEST_CLUSTER_URL: cluster.adminUrl },
      },
    )
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8'))
    process.stdout.write(
      `PostgreSQL 15: ${numPassedTests} tests of the server passed, ${numFailedTests} failed\n`,
    )
    const failed = testResults.flatMap((file: { assertionResults: { status: string; fullName: string }[] }) =>
      file.assertionResults.flatMap(({ status, fullName }) => (status === 'failed' ? [fullName] : [])),
    )
    expect(failed).toEqual([])
    expect(numPassedTests).toBeGreaterThan(200)
    expect(run.status).toBe(0)
  })
})
