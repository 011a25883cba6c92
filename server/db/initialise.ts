import { prepareDatabase } from './migrate.ts'

/** What `npm run db:init` runs: with DATABASE_OWNER_URL it migrates, makes the login and prints its address once. */
async function main(): Promise<void> {
  const ownerUrl = process.env.DATABASE_OWNER_URL
  if (!ownerUrl)
    throw new Error('DATABASE_OWNER_URL: required, the address of a role that may create roles and tables')
  const { loginUrl } = await prepareDatabase({ ownerUrl })
  process.stdout.write(
    `The database is ready. The server's login, to be kept secret:\n\nDATABASE_URL=${loginUrl}\n`,
  )
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
