import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { App } from '#server/platform/app.ts'
import type { Config } from '#server/platform/config.ts'
import { macOf } from '#server/platform/keyRing.ts'
import { newSecret } from '#server/platform/newSecret.ts'
import { askOutside } from '../askOutside.ts'

const SCOPE = 'https://www.googleapis.com/auth/drive.readonly'
const MEET_SCOPE = 'https://www.googleapis.com/auth/meetings.space.readonly'
const LIFE_MS = 10 * 60_000
const TIMEOUT_MS = 15_000
const MAX_BYTES = 100_000

const Tokens = z.object({
  access_token: z.string(),
  refresh_token: z.string().optional(),
  scope: z.string().optional(),
})
const Failed = z.object({ error: z.string() })

/** Why the drive cannot be read. */
export type DriveTrouble =
  | 'not_configured'
  | 'not_connected'
  | 'credentials_missing'
  | 'revoked'
  | 'scope_missing'
  | 'unreachable'
  | 'not_accessible'

/** The drive said no, or nothing. */
export class DriveError extends Error {
  readonly reason: DriveTrouble
  constructor(reason: DriveTrouble) {
    super(reason)
    this.reason = reason
  }
}

// Of the one value that comes back the other one is made: nothing is kept in between, and no other server can make it.
const verifierOf = (state: string) => macOf(`drive verifier ${state}`)
const signed = (userId: string, until: number, nonce: string) =>
  macOf(`drive state ${userId} ${until} ${nonce}`)

/** Where staff let the server read the company's drive, once (T-066): code flow with PKCE, read only. */
export function driveConsentUrl(
  config: Config,
  userId: string,
  redirectUri: string,
  now: Date,
): string | null {
  const { google } = config
  if (!google) return null
  const [until, nonce] = [now.getTime() + LIFE_MS, newSecret()]
  const state = `${until}.${nonce}.${signed(userId, until, nonce)}`
  const url = new URL(google.authUrl)
  const query = {
    client_id: google.clientId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: google.meetUrl ? `${SCOPE} ${MEET_SCOPE}` : SCOPE,
    access_type: 'offline',
    prompt: 'consent',
    state,
    code_challenge: createHash('sha256').update(verifierOf(state)).digest('base64url'),
    code_challenge_method: 'S256',
  }
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url.href
}

/** Whether this person asked for it within the last minutes. */
export function isDriveState(state: string, userId: string, now: Date): boolean {
  const [until = '', nonce = '', mac = ''] = state.split('.')
  return Number(until) > now.getTime() && mac === signed(userId, Number(until), nonce)
}

/** The lasting token for the code that came back. */
export async function takeRefreshToken(
  app: App,
  code: string,
  state: string,
  redirectUri: string,
): Promise<string> {
  const body = await ask(app, {
    grant_type: 'authorization_code',
    code,
    redirect_uri: redirectUri,
    code_verifier: verifierOf(state),
  })
  if (body.scope !== undefined && !body.scope.split(' ').includes(SCOPE))
    throw new DriveError('scope_missing')
  if (!body.refresh_token) throw new DriveError('revoked')
  return body.refresh_token
}

/** A token for the next minutes. */
export const takeAccessToken = async (app: App, refreshToken: string): Promise<string> =>
  (await ask(app, { grant_type: 'refresh_token', refresh_token: refreshToken })).access_token

async function ask(app: App, fields: Record<string, string>): Promise<z.infer<typeof Tokens>> {
  const { google } = app.config
  if (!google) throw new DriveError('not_configured')
  const answer = await askOutside(app.config, {
    service: 'google',
    url: google.tokenUrl,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        ...fields,
        client_id: google.clientId,
        client_secret: google.clientSecret,
      }),
    },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
  }).catch(() => null)
  if (!answer || answer.status >= 500 || answer.status === 429) throw new DriveError('unreachable')
  const tokens = Tokens.safeParse(answer.body)
  if (answer.status === 200 && tokens.success) return tokens.data
  throw new DriveError(
    Failed.safeParse(answer.body).data?.error === 'invalid_grant' ? 'revoked' : 'not_configured',
  )
}
