import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { noteIdle } from '#server/accounts/lock/noteIdle.ts'
import { makeSetupLink } from '#server/accounts/people/makeSetupLink.ts'
import { sealAll } from '#server/audit/sealEvents.ts'
import { keepServiceCards } from '#server/billing/serviceCards/keepServiceCards.ts'
import { seedServiceCards } from '#server/billing/serviceCards/seedServiceCards.ts'
import { checkCalendly } from '#server/booking/calendly/checkCalendly.ts'
import { remindPeople } from '#server/booking/slots/remindPeople.ts'
import { fillSearch } from '#server/content/fillSearch.ts'
import { keepSiteTexts } from '#server/content/keepSiteTexts.ts'
import { openDrawing } from '#server/content/openDrawing.ts'
import { seedSiteTexts } from '#server/content/seedSiteTexts.ts'
import { checkWhenDue } from '#server/minutes/automation/checkDriveNow.ts'
import { failLostWork } from '#server/minutes/automation/failLostWork.ts'
import { fetchAgreed } from '#server/minutes/automation/fetchRecording.ts'
import { transcribeAgreed } from '#server/minutes/transcription/transcribeByItself.ts'
import { keepIssues } from '#server/newsletter/issues/keepIssues.ts'
import { sendIssues } from '#server/newsletter/issues/sendIssues.ts'
import { Refusals } from '#server/platform/audit/refusals.ts'
import { startEmbedded } from '#server/platform/db/embedded.ts'
import { openPool } from '#server/platform/db/pool.ts'
import { assertLogin } from '#server/platform/db/prepare/assertLogin.ts'
import type { DatabaseUrls } from '#server/platform/db/prepare/logins.ts'
import { prepareDatabase } from '#server/platform/db/prepare/migrate.ts'
import { compressNext } from '#server/platform/http/site/compressPages.ts'
import type { DevSite } from '#server/platform/http/site/devSite.ts'
import { openDevSite } from '#server/platform/http/site/devSite.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { allPages, loadSite } from '#server/platform/http/site/site.ts'
import { writeTimings } from '#server/platform/http/timing.ts'
import { JobRelay } from '#server/platform/jobs/relay.ts'
import { everyMs } from '#server/platform/jobs/routine.ts'
import { Worker } from '#server/platform/jobs/worker.ts'
import { LiveReader } from '#server/platform/live/reader.ts'
import { LiveStreams } from '#server/platform/live/streams.ts'
import { failLostMail } from '#server/platform/mail/failLostMail.ts'
import { checkModels } from '#server/platform/outside/openai/checkModels.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import { openStorage } from '#server/platform/storage/openStorage.ts'
import { scanStored } from '#server/platform/storage/scanStored.ts'
import { sweepWork } from '#server/platform/storage/workFolder.ts'
import { failLostExports } from '#server/privacy/rights/failLostExports.ts'
import type { App, Clock } from '../platform/app.ts'
import type { Config } from '../platform/config.ts'
import { keepSecret } from '../platform/keepSecret.ts'
import { audiences } from './audiences.ts'
import { sendBriefs } from './brief/sendBriefs.ts'
import { buildServer } from './buildServer.ts'
import { retryCalendly, settleCalendly } from './calendly/settleCalendly.ts'
import { fileKeepers } from './fileKeepers.ts'
import { handlers } from './jobHandlers.ts'
import { openAuth } from './people/openAuth.ts'
import { quick } from './retention/erasers.ts'
import { runRetention } from './retention/runRetention.ts'
import { keepSealed } from './sealed/keepSealed.ts'

// Six connections carry the request path with the shortest tail: p99 of 12.5 ms, 40 with ten and the default heap.
const REQUEST_CONNECTIONS = 6
const AUTH_CONNECTIONS = 4
const JOB_CONNECTIONS = 4
const CALENDLY_MS = 1_000
const CALENDLY_CHECK_MS = 5_000
const SEAL_MS = 2_000
const REFUSALS_MS = 1_000
const TIDY_MS = 60_000
const REMINDERS_MS = 60_000
const BRIEFS_MS = 60_000
const DRIVE_MS = 15_000
const RETENTION_MS = 600_000
const FILES_MS = 3_000
const ISSUES_MS = 1_000
const MODELS_MS = 86_400_000
const COMPRESS_MS = 1_000

type Parts = { clock: Clock; root: string; say(line: string): void }
export type RunningApp = { server: FastifyInstance; app: App; url: string; stop(): Promise<void> }

/** Builds the whole app and starts to listen; `stop` closes everything in the order it depends on. */
export async function startApp(config: Config, log: Logger, parts: Parts): Promise<RunningApp> {
  const closing: (() => Promise<void>)[] = []
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close()
  }
  try {
    return await open(config, log, parts, closing, stop)
  } catch (error) {
    // A start that fails half-way leaves no database running behind it.
    await stop().catch(() => undefined)
    throw error
  }
}

async function open(
  config: Config,
  log: Logger,
  parts: Parts,
  closing: (() => Promise<void>)[],
  stop: () => Promise<void>,
): Promise<RunningApp> {
  // Side by side: while the database starts in a process of its own, this one reads the site.
  const [{ urls, secret }, site] = await allOf(
    reachDatabase(config, log, closing),
    openSite(config, parts.root, closing),
  )
  keepCookieSecret(secret, config.earlierSecrets)

  const pool = openPool(urls.loginUrl, REQUEST_CONNECTIONS)
  const authPool = openPool(urls.authUrl, AUTH_CONNECTIONS, 'app_auth')
  const jobsPool = openPool(urls.jobsUrl, JOB_CONNECTIONS, 'app_jobs')
  closing.push(async () => void (await Promise.all([pool.end(), authPool.end(), jobsPool.end()])))
  await assertLogin(pool, 'calls')
  await assertLogin(authPool, 'auth')
  await assertLogin(jobsPool, 'jobs')

  await seedServiceCards(jobsPool)

  const wake = { live: () => {}, jobs: () => {} }
  const refusals = new Refusals(pool)
  closing.push(
    () => refusals.write().catch((error: unknown) => log.warn({ err: error }, 'refusals not written')),
    everyMs('refusals', REFUSALS_MS, log, () => refusals.write()),
    everyMs('timings', REFUSALS_MS, log, () => writeTimings(pool)),
  )
  const app: App = { config, log, pool, clock: parts.clock, wake, refusals }

  const streams = new LiveStreams(audiences)
  const reader = new LiveReader({ jobsPool, url: urls.jobsUrl, streams, log })
  if (config.roles.includes('live')) {
    await reader.start()
    closing.push(() => reader.stop())
  }
  // A node without streams still nods to those that have them.
  wake.live = () => reader.committed()

  const storage = await openStorage(app, jobsPool, fileKeepers)
  closing.push(
    () => storage.settler.end(),
    everyMs('files', FILES_MS, log, () => storage.settler.look()),
    everyMs('arrivals', TIDY_MS, log, () => storage.settler.sweep()),
    everyMs('left work', TIDY_MS, log, () => sweepWork(config, app.clock.now())),
    everyMs('earlier files', FILES_MS, log, scanStored({ app, jobsPool, keepers: fileKeepers, ...storage })),
  )

  void checkModels(app)
  closing.push(everyMs('models', MODELS_MS, log, () => checkModels(app)))

  if (config.roles.includes('jobs')) {
    const worker = new Worker(app, jobsPool, handlers(app, jobsPool, storage))
    await worker.start()
    const relay = new JobRelay(jobsPool, worker, log)
    relay.start()
    const issues = sendIssues({ app, jobsPool, url: urls.jobsUrl })
    closing.push(
      everyMs('newsletter', ISSUES_MS, log, () => issues.look()),
      async () => issues.stop(),
    )
    wake.jobs = () => relay.look()
    closing.push(
      () => worker.stop(),
      () => relay.stop(),
      keepSealed({ authPool, jobsPool }, log),
      everyMs('drive', DRIVE_MS, log, () => checkWhenDue({ ...app, pool: jobsPool })),
      everyMs('fetch', DRIVE_MS, log, () => fetchAgreed({ ...app, pool: jobsPool })),
      everyMs('transcribe', DRIVE_MS, log, () => transcribeAgreed({ ...app, pool: jobsPool })),
      everyMs('lost', TIDY_MS, log, async () => void (await failLostWork({ ...app, pool: jobsPool }))),
      everyMs('lost mail', TIDY_MS, log, async () => void (await failLostMail(jobsPool))),
      everyMs('briefs', BRIEFS_MS, log, () =>
        sendBriefs(jobsPool, parts.clock.now(), () => parts.clock.newId()),
      ),
      everyMs('calendly', CALENDLY_MS, log, async () => void (await settleCalendly(app, jobsPool))),
      everyMs('calendly again', TIDY_MS, log, async () => void (await retryCalendly(app, jobsPool))),
      everyMs('calendly check', CALENDLY_CHECK_MS, log, () => checkCalendly(app, jobsPool)),
      everyMs('seal', SEAL_MS, log, () => sealAll(jobsPool)),
      everyMs('idle', TIDY_MS, log, async () => {
        await noteIdle(jobsPool, parts.clock.now(), () => parts.clock.newId())
      }),
      everyMs('tidy', TIDY_MS, log, () => runRetention({ ...app, pool: jobsPool }, quick)),
      everyMs('exports', TIDY_MS, log, async () => void (await failLostExports(jobsPool, parts.clock.now()))),
      everyMs('retention', RETENTION_MS, log, () => runRetention({ ...app, pool: jobsPool })),
      everyMs('reminders', REMINDERS_MS, log, () =>
        remindPeople(jobsPool, parts.clock.now(), () => parts.clock.newId()),
      ),
    )
  }

  const auth = openAuth(app, authPool, secret)
  const services = site && 'pages' in site ? await keepServiceCards(app, site) : null
  if (services) closing.push(() => services.stop())
  const drawing = site && 'pages' in site ? openDrawing(parts.root) : null
  if (site && 'pages' in site && drawing) {
    await seedSiteTexts(jobsPool, drawing)
    closing.push(await keepSiteTexts(app, jobsPool, site, drawing))
  }
  await fillSearch(jobsPool, site)
  if (site && 'pages' in site) closing.push(await keepIssues(app, jobsPool, site))
  const server = await buildServer({
    app,
    auth,
    authPool,
    jobsPool,
    storage,
    site,
    drawing,
    titleOf: (cardId) => services?.titleOf(cardId) ?? null,
    live: config.roles.includes('live') ? { streams, reader, jobsPool } : null,
  })
  if (site && 'pages' in site)
    closing.push(everyMs('compress', COMPRESS_MS, log, () => compressNext(allPages(site))))
  closing.push(() => server.close())
  await server.listen({ port: config.port, host: config.host })

  announce(config, parts.say, config.production ? null : await makeSetupLink(app, authPool))
  return { server, app, url: config.publicUrl.origin, stop }
}

/** Waits for both even where one fails, so that whatever either opened can be closed; throws the first one's failure if both fail. */
async function allOf<One, Other>(one: Promise<One>, other: Promise<Other>): Promise<[One, Other]> {
  await Promise.allSettled([one, other])
  return await Promise.all([one, other])
}

/** The built pages from memory, or in development their sources; nothing on a node that serves no web. */
async function openSite(
  config: Config,
  root: string,
  closing: (() => Promise<void>)[],
): Promise<Site | DevSite | null> {
  if (!config.roles.includes('web')) return null
  if (!config.dev) return await loadSite(join(root, 'build/client'), config)
  const site = await openDevSite(root)
  closing.push(() => site.close())
  return site
}

/** The database by address, or the embedded one with its own secret in the data folder. */
async function reachDatabase(
  config: Config,
  log: Logger,
  closing: (() => Promise<void>)[],
): Promise<{ urls: DatabaseUrls; secret: string }> {
  if (config.database) {
    if (config.databaseOwnerUrl) {
      const { loginUrl, authUrl, jobsUrl } = config.database
      await prepareDatabase({
        ownerUrl: config.databaseOwnerUrl,
        logins: { calls: userOf(loginUrl), auth: userOf(authUrl), jobs: userOf(jobsUrl) },
        log: (line) => log.warn(line),
      })
    }
    return {
      urls: config.database,
      secret: config.authSecret ?? (await keepSecret(config.dataDir, (line) => log.warn(line))),
    }
  }
  const embedded = await startEmbedded({
    dataDir: config.dataDir,
    log: {
      info: (text) => log.debug(text),
      warn: (text) => log.warn(text),
      error: (text) => log.error(text),
    },
  })
  closing.push(() => embedded.stop())
  const urls = await prepareDatabase({
    ownerUrl: embedded.ownerUrl,
    dataDir: config.dataDir,
    log: (line) => log.warn(line),
  })
  return { urls, secret: config.authSecret ?? (await keepSecret(config.dataDir, (line) => log.warn(line))) }
}

const userOf = (url: string) => decodeURIComponent(new URL(url).username)

function announce(config: Config, say: (line: string) => void, setupLink: string | null): void {
  say(`\n  ${config.brandName} is open at ${config.publicUrl.origin}`)
  if (config.production) return
  say('  This is not production mode.')
  if (!config.smtpUrl) say(`  Outgoing email: ${config.publicUrl.origin}/dev/mail`)
  if (setupLink) say(`  To become the first admin, sign up, then open this link once: ${setupLink}`)
  say('  Press Ctrl-C to stop.\n')
}
