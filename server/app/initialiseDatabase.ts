import { parseArgs } from 'node:util'
import { authBodies } from '#contract/accounts/signIn.ts'
import { makeSetupLink } from '#server/accounts/people/makeSetupLink.ts'
import { openPool } from '#server/platform/db/pool.ts'
import { logins } from '#server/platform/db/prepare/logins.ts'
import { prepareDatabase } from '#server/platform/db/prepare/migrate.ts'

type Environment = Record<string, string | undefined>

const usage = 'Usage: npm run db:init [-- --first-admin <address>]'
const loopback = ['localhost', '127.0.0.1', '[::1]']

/** What stops the command; its message is the one line that is shown. */
class InitialiseError extends Error {}

/**
 * What `npm run db:init` runs and prints: with DATABASE_OWNER_URL it migrates, makes the logins and names their addresses.
 * With `--first-admin <address>` it names the link that makes that address the first admin (decision 4.13.16).
 */
export async function initialise(args: string[], env: Environment): Promise<string> {
  const email = readFirstAdmin(args)
  const publicUrl = email === null ? null : readPublicUrl(env.PUBLIC_URL)
  const ownerUrl = readDatabaseUrl('DATABASE_OWNER_URL', env)
  if (!ownerUrl)
    throw new InitialiseError(
      'DATABASE_OWNER_URL: required, the address of a role that may create roles and tables',
    )
  // A login that is in use already stays as it is, password included: the server is running on it.
  const used = {
    calls: readDatabaseUrl(logins.calls.variable, env),
    auth: readDatabaseUrl(logins.auth.variable, env),
    jobs: readDatabaseUrl(logins.jobs.variable, env),
  }
  const kinds = ['calls', 'auth', 'jobs'] as const
  const made = await prepareDatabase({
    ownerUrl,
    logins: Object.fromEntries(
      kinds.flatMap((kind) => {
        const url = used[kind]
        return url ? [[kind, decodeURIComponent(new URL(url).username)]] : []
      }),
    ),
  })
  const link = publicUrl && (await makeFirstAdmin(used.auth ?? made.authUrl, publicUrl, email))
  const urls = { calls: made.loginUrl, auth: made.authUrl, jobs: made.jobsUrl }
  const lines = kinds.filter((kind) => !used[kind]).map((kind) => `${logins[kind].variable}=${urls[kind]}`)
  const ready =
    lines.length === 0
      ? 'The database is ready, for the logins that are named.'
      : `The database is ready. Keep the server's logins secret:\n\n${lines.join('\n')}`
  if (!link) return ready
  return `${ready}\n\nTo become the first admin, sign up as ${email}, confirm the address, then open this link once:\n\n${link}`
}

/** Null where nobody is named. */
function readFirstAdmin(args: string[]): string | null {
  const given = readOption(args)
  if (given === undefined) return null
  const parsed = authBodies.email.safeParse({ email: given })
  if (!parsed.success) throw new InitialiseError(`--first-admin: "${given}" is not an email address`)
  return parsed.data.email
}

function readOption(args: string[]): string | undefined {
  try {
    return parseArgs({ args, options: { 'first-admin': { type: 'string' } } }).values['first-admin']
  } catch {
    throw new InitialiseError(usage)
  }
}

/** Where the link leads: the server's own name, and one under which signing in works. */
function readPublicUrl(given: string | undefined): URL {
  const url = URL.parse(given ?? '')
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && loopback.includes(url.hostname))
  if (!url || !isSafe)
    throw new InitialiseError('PUBLIC_URL: required with --first-admin, the https address the link leads to')
  return url
}

function readDatabaseUrl(name: string, env: Environment): string | null {
  const given = env[name]
  if (!given) return null
  if (!/^postgres(ql)?:/.test(given) || !URL.canParse(given))
    throw new InitialiseError(`${name}: must be an address that starts with postgres:// or postgresql://`)
  return given
}

async function makeFirstAdmin(authUrl: string, publicUrl: URL, email: string | null): Promise<string> {
  const pool = openPool(authUrl, 1, 'app_auth')
  try {
    const link = await makeSetupLink({ config: { publicUrl } }, pool, email)
    if (link) return link
  } finally {
    await pool.end()
  }
  throw new InitialiseError('--first-admin: there is an admin already, who makes others in the staff area')
}

/** The one line an operator is told. */
export function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const code = 'code' in error ? error.code : ''
  if (code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `The database does not answer (${code}): look at DATABASE_OWNER_URL and DATABASE_URL`
  return error.message
}

if (process.argv[1] === import.meta.filename) {
  initialise(process.argv.slice(2), process.env).then(
    (text) => void process.stdout.write(`${text}\n`),
    (error: unknown) => {
      process.stderr.write(`${explain(error)}\n`)
      process.exitCode = 1
    },
  )
}
