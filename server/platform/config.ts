import { z } from 'zod'

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((each) => each.trim().toLowerCase())
      .filter(Boolean),
  )
const flag = z
  .enum(['0', '1', ''])
  .default('')
  .transform((text) => text === '1')

const Environment = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: z.url().optional(),
  FILES_URL: z.url({ protocol: /^https?$/ }).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.string().min(1).optional(),
  DATABASE_AUTH_URL: z.string().min(1).optional(),
  DATABASE_JOBS_URL: z.string().min(1).optional(),
  DATABASE_OWNER_URL: z.string().min(1).optional(),
  ALLOW_EMBEDDED: flag,
  ROLES: z
    .string()
    .default('web,live,jobs')
    .transform((text) =>
      text
        .split(',')
        .map((each) => each.trim())
        .filter(Boolean),
    )
    .pipe(z.array(z.enum(['web', 'live', 'jobs'])).min(1)),
  BRAND_NAME: z.string().min(1).default('JUL'),
  SUPPORT_EMAIL: z.email().default('support@jul.example'),
  INBOX_EMAIL: z.email().optional(),
  STAFF_DOMAIN: z
    .string()
    .default('')
    .transform((text) => text.trim().toLowerCase()),
  STAFF_EMAILS: list,
  DEFAULT_MOBILE_TIER: z.enum(['free', 'premium', 'pro']).optional(),
  PASSWORD_RULES: z.enum(['documented', 'length']).default('documented'),
  AUTH_SECRET: z.string().min(32).optional(),
  AUTH_SECRETS_EARLIER: z
    .string()
    .default('')
    .transform((text) => text.split(/\s+/).filter(Boolean))
    .pipe(z.array(z.string().min(32)).max(10)),
  REQUIRE_STAFF_MFA: flag,
  SMTP_URL: z.string().min(1).optional(),
  MAIL_FROM: z.string().min(1).optional(),
  MAIL_BOUNCES: z.email().optional(),
  MAIL_REPORTS_TOKEN: z.string().min(32).optional(),
  YELMAIL_PER_SECOND: z.coerce.number().int().min(1).max(10_000).default(10),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PREFIX: z
    .string()
    .regex(/^([\w-]+\/)*$/, 'must be empty or end with a slash')
    .default(''),
  CLAMD_URL: z.string().min(1).optional(),
  EMBEDDERS: list,
  SECONDARY_HOSTS: list,
  COMPANY_NAME: z.string().max(200).default(''),
  COMPANY_ADDRESS: z.string().max(500).default(''),
  COMPANY_REGISTER: z.string().max(200).default(''),
  COMPANY_VAT: z.string().max(50).default(''),
  METRICS_TOKEN: z.string().min(16).optional(),
  CALENDLY_SIGNING_KEY: z.string().min(16).optional(),
  CALENDLY_TOKEN: z.string().min(1).optional(),
  CALENDLY_URL: z.url({ protocol: /^https?$/ }).default('https://api.calendly.com'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_AUTH_URL: z.url({ protocol: /^https?$/ }).default('https://accounts.google.com/o/oauth2/v2/auth'),
  GOOGLE_TOKEN_URL: z.url({ protocol: /^https?$/ }).default('https://oauth2.googleapis.com/token'),
  GOOGLE_DRIVE_URL: z.url({ protocol: /^https?$/ }).default('https://www.googleapis.com'),
  GOOGLE_MEET_URL: z.url({ protocol: /^https?$/ }).optional(),
  AI_BASE_URL: z.url({ protocol: /^https?$/ }).default('https://api.openai.com/v1'),
  AI_API_KEY: z.string().min(1).optional(),
  AI_REPORT_MODEL: z.string().min(1).optional(),
  AI_TRANSCRIPTION_MODEL: z.string().min(1).optional(),
  AI_MONTHLY_CENTS: z.coerce.number().int().min(0).max(1_000_000).default(0),
  AI_INPUT_CENTS: z.coerce.number().min(0).default(500),
  AI_OUTPUT_CENTS: z.coerce.number().min(0).default(2_000),
  AI_AUDIO_CENTS: z.coerce.number().min(0).default(1),
  DEMO: z.enum(['on', 'off']).optional(),
  OFFLINE_START: z.enum(['on', 'off']).default('on'),
  TRUST_PROXY: flag,
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  DEV: flag,
})

export type Config = {
  readonly production: boolean
  readonly dev: boolean
  readonly port: number
  readonly host: string
  readonly publicUrl: URL
  /** A host of its own for files of people; null where they go out at ours (ASVS 3.5.4). */
  readonly filesUrl: URL | null
  readonly dataDir: string
  /** The three logins; null for the embedded database. */
  readonly database: { readonly loginUrl: string; readonly authUrl: string; readonly jobsUrl: string } | null
  readonly databaseOwnerUrl: string | null
  readonly roles: readonly ('web' | 'live' | 'jobs')[]
  readonly brandName: string
  readonly supportEmail: string
  /** Where staff are told that a form of the site arrived (K14). */
  readonly inboxEmail: string
  readonly staffDomain: string
  readonly staffEmails: readonly string[]
  readonly defaultMobileTier: 'free' | 'premium' | 'pro'
  readonly passwordRules: 'documented' | 'length'
  /** Null where the embedded default keeps one of its own in the data folder. */
  readonly authSecret: string | null
  /** Secrets of before, and while several nodes change over the one to come: what was made under them still counts (0079). */
  readonly earlierSecrets: readonly string[]
  /** Staff are staff after a second factor alone; admins always. */
  readonly requireStaffMfa: boolean
  readonly smtpUrl: string | null
  readonly mailFrom: string
  /** Where issues of the newsletter come back to; null where that is the address they are from. */
  readonly mailBounces: string | null
  /** With it our mail server hands us what came back; null where it does not. */
  readonly mailReportsToken: string | null
  /** How many issues of the newsletter leave in a second at most. */
  readonly yelmailPerSecond: number
  /** The bucket that keeps files; null where a folder of this machine does. */
  readonly s3: {
    readonly bucket: string
    /** Null for Amazon's own. */
    readonly endpoint: string | null
    readonly region: string
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly prefix: string
  } | null
  /** Where clamd looks at files before they are kept; null where nothing does (ASVS 5.4.3). */
  readonly scanner: ScannerAddress | null
  /** Origins that may show a business card in a frame (T-166). */
  readonly embedders: readonly string[]
  /** Names of other hosts whose visitors are led to `/juliverse` of this one (K04). */
  readonly secondaryHosts: readonly string[]
  /** Who runs the site, as its pages say it; empty where that is not configured. */
  readonly company: {
    readonly name: string
    /** Its lines, parted by semicolons. */
    readonly address: string
    readonly register: string
    readonly vat: string
  }
  readonly metricsToken: string | null
  /** With it webhooks of Calendly are taken; null where they are not. */
  readonly calendlySigningKey: string | null
  /** By it bookings are looked for that no webhook told of; null where nobody looks. */
  readonly calendlyApi: CalendlyApi | null
  /** The company's drive, by a client of its own at Google; null where none is configured (T-066). */
  readonly google: GoogleConfig | null
  /** Language models by an OpenAI-compatible interface; null where none may be asked or AI_MONTHLY_CENTS is 0. */
  readonly ai: AiConfig | null
  /** Browsers keep what the consoles start with; where not, what they kept takes itself away (0107). */
  readonly offlineStart: boolean
  readonly demo: boolean
  readonly trustProxy: boolean
  readonly logLevel: string
}

/** A host and its port, or a socket of this machine. */
export type ScannerAddress = { readonly host: string; readonly port: number } | { readonly path: string }

export type CalendlyApi = { readonly url: URL; readonly token: string }

export type GoogleConfig = {
  readonly clientId: string
  readonly clientSecret: string
  readonly authUrl: URL
  readonly tokenUrl: URL
  readonly driveUrl: URL
  /** Meet's interface for conference records; null where it is not used (T-070). */
  readonly meetUrl: URL | null
}

/** Names of models and prices are the installation's own: vendors change both. */
export type AiConfig = {
  readonly baseUrl: URL
  readonly apiKey: string | null
  readonly reportModel: string | null
  readonly transcriptionModel: string | null
  readonly monthlyCents: number
  readonly centsPerMillionIn: number
  readonly centsPerMillionOut: number
  readonly centsPerAudioMinute: number
}

/** A value that is missing or wrong; its message is the one line shown at the start. */
export class ConfigError extends Error {}

type Logins = Pick<z.infer<typeof Environment>, 'DATABASE_URL' | 'DATABASE_AUTH_URL' | 'DATABASE_JOBS_URL'>

/** All three or none: a server that had one for everything would have one lock on every row. */
function readLogins(values: Logins): Config['database'] {
  if (!values.DATABASE_URL) return null
  const read = (name: keyof Logins) => {
    const url = values[name]
    if (!url) throw new ConfigError(`${name}: required with DATABASE_URL; npm run db:init prints it`)
    if (!/^postgres(ql)?:/.test(url))
      throw new ConfigError(`${name}: must start with postgres:// or postgresql://`)
    return url
  }
  return {
    loginUrl: read('DATABASE_URL'),
    authUrl: read('DATABASE_AUTH_URL'),
    jobsUrl: read('DATABASE_JOBS_URL'),
  }
}

function readGoogle(values: z.infer<typeof Environment>): GoogleConfig | null {
  const { GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret } = values
  if (!clientId && !clientSecret) return null
  if (!clientId || !clientSecret)
    throw new ConfigError('GOOGLE_CLIENT_SECRET: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET come together')
  const { GOOGLE_AUTH_URL, GOOGLE_TOKEN_URL, GOOGLE_DRIVE_URL, GOOGLE_MEET_URL } = values
  return {
    clientId,
    clientSecret,
    authUrl: new URL(GOOGLE_AUTH_URL),
    tokenUrl: new URL(GOOGLE_TOKEN_URL),
    driveUrl: new URL(GOOGLE_DRIVE_URL),
    meetUrl: GOOGLE_MEET_URL ? new URL(GOOGLE_MEET_URL) : null,
  }
}

function readAi(values: z.infer<typeof Environment>): AiConfig | null {
  const { AI_REPORT_MODEL: reportModel = null, AI_TRANSCRIPTION_MODEL: transcriptionModel = null } = values
  if (values.AI_MONTHLY_CENTS === 0 || !(reportModel || transcriptionModel)) return null
  return {
    baseUrl: new URL(values.AI_BASE_URL),
    apiKey: values.AI_API_KEY ?? null,
    reportModel,
    transcriptionModel,
    monthlyCents: values.AI_MONTHLY_CENTS,
    centsPerMillionIn: values.AI_INPUT_CENTS,
    centsPerMillionOut: values.AI_OUTPUT_CENTS,
    centsPerAudioMinute: values.AI_AUDIO_CENTS,
  }
}

/** Origins as a content policy names them: a host with its protocol and nothing behind it. */
function readEmbedders(given: readonly string[]): readonly string[] {
  for (const origin of given) {
    if (!/^https?:\/\/[a-z0-9.-]+(?::\d+)?$/.test(origin))
      throw new ConfigError(`EMBEDDERS: ${origin} is no origin such as https://partner.example`)
  }
  return given
}

/** Names of hosts without protocol or port; the site's own would lead to itself for ever (K04). */
function readSecondaryHosts(given: readonly string[], publicUrl: URL): readonly string[] {
  for (const host of given) {
    if (!/^[a-z0-9.-]+$/.test(host))
      throw new ConfigError(`SECONDARY_HOSTS: ${host} is no name of a host such as juliverse.example`)
    if (host === publicUrl.hostname)
      throw new ConfigError(`SECONDARY_HOSTS: ${host} is the host of PUBLIC_URL itself`)
  }
  return given
}

/** Another host of the same protocol, which gets no cookie of ours. */
function readFilesUrl(text: string | undefined, publicUrl: URL): URL | null {
  if (!text) return null
  const url = new URL(text)
  if (url.href !== `${url.origin}/`)
    throw new ConfigError('FILES_URL: must be an origin, nothing behind its host')
  if (url.hostname === publicUrl.hostname)
    throw new ConfigError('FILES_URL: must be another host than PUBLIC_URL')
  if (url.protocol !== publicUrl.protocol)
    throw new ConfigError('FILES_URL: must be https where PUBLIC_URL is, and http where it is')
  return url
}

/** clamd's own ways to be reached: tcp://scanner:3310, or unix:/run/clamav/clamd.ctl. */
function readScanner(text: string | undefined): ScannerAddress | null {
  if (!text) return null
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol === 'unix:' && url.pathname.length > 1) return { path: url.pathname }
  if (url?.protocol === 'tcp:' && url.hostname && url.port)
    return { host: url.hostname, port: Number(url.port) }
  throw new ConfigError('CLAMD_URL: must be tcp://host:port or unix:/path/of/its/socket')
}

/** A bucket has its key with it, or there is none. */
function readS3(values: z.infer<typeof Environment>): Config['s3'] {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values
  if (!bucket) return null
  if (!accessKeyId) throw new ConfigError('S3_ACCESS_KEY_ID: required with S3_BUCKET')
  if (!secretAccessKey) throw new ConfigError('S3_SECRET_ACCESS_KEY: required with S3_BUCKET')
  const { S3_ENDPOINT: endpoint = null, S3_REGION: region, S3_PREFIX: prefix } = values
  return { bucket, endpoint, region, accessKeyId, secretAccessKey, prefix }
}

/** Reads and checks the whole configuration once, at the start (architecture §5, decision 4.12.6). */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0] ?? 'configuration')}: ${issue?.message ?? 'not valid'}`)
  }
  const values = parsed.data
  const production = values.NODE_ENV === 'production'
  if (production) {
    const need = (name: string, value: unknown) => {
      if (!value) throw new ConfigError(`${name}: required in production`)
    }
    if (!values.ALLOW_EMBEDDED) need('DATABASE_URL', values.DATABASE_URL)
    need('PUBLIC_URL', values.PUBLIC_URL)
    need('AUTH_SECRET', values.AUTH_SECRET)
    need('DEFAULT_MOBILE_TIER', values.DEFAULT_MOBILE_TIER)
    if (!values.PUBLIC_URL?.startsWith('https://'))
      throw new ConfigError('PUBLIC_URL: must be https in production')
    if (values.DEMO === 'on') throw new ConfigError('DEMO: is off in production')
  }
  const publicUrl = new URL(values.PUBLIC_URL ?? `http://localhost:${values.PORT}`)
  return {
    production,
    dev: values.DEV,
    port: values.PORT,
    host: values.HOST,
    publicUrl,
    filesUrl: readFilesUrl(values.FILES_URL, publicUrl),
    dataDir: values.DATA_DIR,
    database: readLogins(values),
    databaseOwnerUrl: values.DATABASE_OWNER_URL ?? null,
    roles: values.ROLES,
    brandName: values.BRAND_NAME,
    supportEmail: values.SUPPORT_EMAIL,
    inboxEmail: values.INBOX_EMAIL ?? values.SUPPORT_EMAIL,
    staffDomain: values.STAFF_DOMAIN,
    staffEmails: values.STAFF_EMAILS,
    defaultMobileTier: values.DEFAULT_MOBILE_TIER ?? 'pro',
    passwordRules: values.PASSWORD_RULES,
    authSecret: values.AUTH_SECRET ?? null,
    earlierSecrets: values.AUTH_SECRETS_EARLIER,
    requireStaffMfa: values.REQUIRE_STAFF_MFA,
    smtpUrl: values.SMTP_URL ?? null,
    mailBounces: values.MAIL_BOUNCES ?? null,
    mailReportsToken: values.MAIL_REPORTS_TOKEN ?? null,
    yelmailPerSecond: values.YELMAIL_PER_SECOND,
    mailFrom: values.MAIL_FROM ?? `${values.BRAND_NAME} <${values.SUPPORT_EMAIL}>`,
    s3: readS3(values),
    scanner: readScanner(values.CLAMD_URL),
    embedders: readEmbedders(values.EMBEDDERS),
    secondaryHosts: readSecondaryHosts(values.SECONDARY_HOSTS, publicUrl),
    company: {
      name: values.COMPANY_NAME.trim(),
      address: values.COMPANY_ADDRESS.trim(),
      register: values.COMPANY_REGISTER.trim(),
      vat: values.COMPANY_VAT.trim(),
    },
    metricsToken: values.METRICS_TOKEN ?? null,
    calendlySigningKey: values.CALENDLY_SIGNING_KEY ?? null,
    calendlyApi: values.CALENDLY_TOKEN
      ? { url: new URL(values.CALENDLY_URL), token: values.CALENDLY_TOKEN }
      : null,
    google: readGoogle(values),
    ai: readAi(values),
    offlineStart: values.OFFLINE_START === 'on',
    demo: (values.DEMO ?? (production ? 'off' : 'on')) === 'on',
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
  }
}
