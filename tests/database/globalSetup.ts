import { rmSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { openClient } from '#server/platform/db/pool.ts'
import { prepareDatabase } from '#server/platform/db/prepare/migrate.ts'
import { makeQuickFolder } from './quickFolder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Addresses of the migrated template: copy it with createTestDatabase, never connect to it. */
    template: { ownerUrl: string; loginUrl: string; authUrl: string; jobsUrl: string; adminUrl: string }
  }
}

const templateName = 'jul_template'

/** One PostgreSQL for the whole run, with one migrated database that every test file gets a copy of. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { adminUrl, end } = await openCluster()
  try {
    const admin = openClient({ connectionString: adminUrl })
    await admin.connect()
    await admin.query(`create database ${templateName}`)
    const ownerUrl = named(adminUrl, templateName)
    const urls = await prepareDatabase({ ownerUrl })
    // Whoever connected to the template would block every copy of it.
    await admin.query(`alter database ${templateName} with allow_connections false is_template true`)
    await admin.end()
    project.provide('template', { ownerUrl, ...urls, adminUrl })
    return end
  } catch (error) {
    await end()
    throw error
  }
}

/** The embedded PostgreSQL, or a cluster of another version that somebody else started and ends. */
async function openCluster(): Promise<{ adminUrl: string; end(): Promise<void> }> {
  const given = process.env.TEST_CLUSTER_URL
  if (given) return { adminUrl: given, end: async () => undefined }
  const dataDir = makeQuickFolder('jul-test-')
  const complain = (text: string) => process.stderr.write(`${text}\n`)
  const database = await startEmbedded({
    dataDir,
    log: { info: () => undefined, warn: complain, error: complain },
  })
  await hurry(database.ownerUrl)
  return {
    adminUrl: database.ownerUrl,
    end: async () => {
      await database.stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** No test asks this cluster what a lost machine leaves; those that do start one of their own. */
async function hurry(adminUrl: string): Promise<void> {
  const admin = openClient({ connectionString: adminUrl })
  await admin.connect()
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
    await admin.query(`alter system set ${name} = off`)
  await admin.query('select pg_reload_conf()')
  await admin.end()
}

function named(address: string, database: string): string {
  const url = new URL(address)
  url.pathname = `/${database}`
  return url.toString()
}
