import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'

export type FunctionFile = { path: string; text: string }

const PLATFORM = 'platform/db'
const NAME = 'functions.sql'

/** What completes the migrations: `functions.sql` of the platform first, then that of every feature which has one. */
export async function readFunctionFiles(server: string): Promise<FunctionFile[]> {
  const folders = (await readdir(server, { withFileTypes: true })).filter((entry) => entry.isDirectory())
  const features = folders
    .map((folder) => folder.name)
    .filter((name) => name !== 'platform')
    .sort()
  const files = await Promise.all([PLATFORM, ...features].map((folder) => readIfThere(server, folder)))
  return files.filter((file) => file !== null)
}

async function readIfThere(server: string, folder: string): Promise<FunctionFile | null> {
  try {
    return { path: `server/${folder}/${NAME}`, text: await readFile(join(server, folder, NAME), 'utf8') }
  } catch (error) {
    if (folder !== PLATFORM && error instanceof Error && 'code' in error && error.code === 'ENOENT')
      return null
    throw error
  }
}

/** All or nothing; a fault names its file. */
export async function applyFunctions(client: pg.Client, files: readonly FunctionFile[]): Promise<void> {
  await client.query('begin')
  for (const { path, text } of files) {
    await client.query(text).catch((error: unknown) => {
      if (error instanceof Error) error.message = `${path}: ${error.message}`
      throw error
    })
  }
  // A new function is open to everybody until this: default privileges of one schema cannot take that away.
  await client.query('revoke execute on all functions in schema public from public')
  await client.query('commit')
}
