import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import Fastify from 'fastify'
import type pg from 'pg'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import type { Auth } from '#server/accounts/auth/buildAuth.ts'
import { mountCard } from '#server/accounts/profile/mountCard.ts'
import { mountAuth } from '#server/accounts/signIn/mountAuth.ts'
import { mountAuthForms } from '#server/accounts/signIn/mountAuthForms.ts'
import { signUpAnswer } from '#server/accounts/signUp/signUpAnswer.ts'
import { mountTrail } from '#server/audit/mountTrail.ts'
import { mountCalendly } from '#server/booking/calendly/mountCalendly.ts'
import { mountCspReports } from '#server/content/mountCspReports.ts'
import { mountPictures } from '#server/content/mountPictures.ts'
import { mountPreview } from '#server/content/mountPreview.ts'
import { mountSearch } from '#server/content/mountSearch.ts'
import type { Drawing } from '#server/content/openDrawing.ts'
import { inboxAnswers } from '#server/inquiries/inboxAnswers.ts'
import { mountSentMessages } from '#server/inquiries/mountSentMessages.ts'
import { mountLessons } from '#server/learning/mountLessons.ts'
import { mountBeginnings } from '#server/minutes/automation/mountBeginnings.ts'
import { mountMailReports } from '#server/newsletter/bounces/mountMailReports.ts'
import { mountEmailPreview } from '#server/newsletter/issues/mountEmailPreview.ts'
import { mountTemplate } from '#server/newsletter/issues/mountTemplate.ts'
import { listAnswers } from '#server/newsletter/lists/listAnswers.ts'
import { mountConfirmed } from '#server/newsletter/lists/mountConfirmed.ts'
import { mountOneClick } from '#server/newsletter/lists/mountOneClick.ts'
import { mountReport } from '#server/newsletter/lists/mountReport.ts'
import { mountSaved } from '#server/newsletter/lists/mountSaved.ts'
import type { App } from '#server/platform/app.ts'
import { keepHostOfFiles } from '#server/platform/http/edge/hostOfFiles.ts'
import type { Live } from '#server/platform/live/mount.ts'
import { mountLive } from '#server/platform/live/mount.ts'
import { mountMailbox } from '#server/platform/mail/mailbox.ts'
import { mountFiles } from '#server/platform/storage/mountFiles.ts'
import { mountUploads } from '#server/platform/storage/mountUploads.ts'
import type { Storage } from '#server/platform/storage/openStorage.ts'
import { mountCookieForm } from '#server/privacy/cookies/mountCookieForm.ts'
import { deletionAnswers } from '#server/privacy/deletions/deletionAnswers.ts'
import { acceptAnswer } from '#server/privacy/processing/acceptAnswer.ts'
import { mountAccepted } from '#server/privacy/processing/mountAccepted.ts'
import { mountExport } from '#server/privacy/rights/mountExport.ts'
import { mountApi } from '../platform/http/api.ts'
import { mountDescription } from '../platform/http/description/mountDescription.ts'
import { mountHealth, noneServed } from '../platform/http/edge/health.ts'
import { nearestProxy } from '../platform/http/edge/nearestProxy.ts'
import { pathOf } from '../platform/http/edge/pathOf.ts'
import { guardOrigin } from '../platform/http/edge/sameOrigin.ts'
import { leadSecondaryHosts } from '../platform/http/edge/secondaryHosts.ts'
import { secureHeaders } from '../platform/http/edge/secureHeaders.ts'
import { closeStalledSockets } from '../platform/http/edge/stalledSockets.ts'
import { closeUnusedSockets } from '../platform/http/edge/unusedSockets.ts'
import { answerFaults } from '../platform/http/faults.ts'
import { shedLoad } from '../platform/http/shed.ts'
import type { DevSite } from '../platform/http/site/devSite.ts'
import { mountFormsElsewhere } from '../platform/http/site/formsElsewhere.ts'
import { mountSite } from '../platform/http/site/mountSite.ts'
import { PagesFromMemory } from '../platform/http/site/pagesFromMemory.ts'
import type { Site } from '../platform/http/site/site.ts'
import { mountForms } from '../platform/http/site/siteForms.ts'
import { slowRefusals } from '../platform/http/slowRefusals.ts'
import { readKnownBrowser } from '../platform/knownBrowser.ts'
import { bringsSignIn } from '../platform/signInCookie.ts'
import { mountLessonCards } from './cards/mountLessonCards.ts'
import { mountCompanyManual } from './content/mountCompanyManual.ts'
import { mountLegalText } from './content/mountLegalText.ts'
import { demoSignIn } from './demo/startDemo.ts'
import { emails } from './emails.ts'
import { mountFunctions } from './functions/mountFunctions.ts'
import { router } from './router.ts'

const BODY_BYTES = 65_536
const HEADERS_MS = 10_000
const REQUEST_MS = 15_000
// Node grants a second on top: whoever says nothing for 15 s is gone (4.13.15).
const SILENT_MS = 14_000

/** The HTTP layer, put together; every part is a plugin of its own. */
export async function buildServer(parts: {
  app: App
  auth: Auth
  live: Live | null
  site: Site | DevSite | null
  /** How pages are drawn with what staff wrote; nothing where there is no built site. */
  drawing?: Drawing | null
  /** The title of a service that is offered, by the id of its card. */
  titleOf?: (cardId: string) => string | null
  authPool: pg.Pool
  jobsPool: pg.Pool
  storage?: Storage
}): Promise<FastifyInstance> {
  const { app, site } = parts
  const served = noneServed()
  const memory = new PagesFromMemory(app, site, served)
  const server = Fastify({
    loggerInstance: app.log as FastifyBaseLogger, // safe because pino is what Fastify's own logger is
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    genReqId: () => app.clock.newId(),
    // One for all requests: each line of ours about one names it.
    childLoggerFactory: (logger) => logger,
    bodyLimit: BODY_BYTES,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: SILENT_MS,
    connectionTimeout: 0,
    trustProxy: nearestProxy(app.config),
    // An address that cannot be read reaches no hook and no error handler.
    frameworkErrors: (_error, _request, reply: unknown) =>
      // safe because the type of an answer is only undecided here, where no route has been found
      void (reply as FastifyReply)
        .code(400)
        .header('x-content-type-options', 'nosniff')
        .send({ code: 'BAD_REQUEST', message: 'Malformed request.' }),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 200 },
  })
  memory.mount(server)
  closeUnusedSockets(server)
  closeStalledSockets(server)
  logRequests(server)
  answerFaults(server)
  secureHeaders(server, app.config)
  leadSecondaryHosts(server, app.config)
  // A browser that people have signed in from may be about to do it again.
  const brings = ({ headers: { cookie } }: FastifyRequest) =>
    bringsSignIn(cookie, app.config) || readKnownBrowser(cookie, app.config) !== null
  shedLoad(server, { bringsSignIn: brings })
  slowRefusals(server, { bringsSignIn: brings })
  guardOrigin(server, app.config)
  keepHostOfFiles(server, app.config)
  mountHealth(server, app, served)
  mountAuth(server, app, parts.auth, demoSignIn(app.config))
  mountAuthForms(server, app, parts.auth, site)
  mountFunctions(server, app, parts.storage ?? null)
  mountLive(server, app, parts.live)
  mountCalendly(server, app, parts.jobsPool)
  mountMailbox(server, app, parts.jobsPool, emails)
  if (parts.storage) {
    mountFiles(server, app, parts.storage.store)
    mountBeginnings(server, app, parts.jobsPool)
    await mountUploads(server, app, parts.storage)
  }
  mountDescription(server, app)
  await mountApi(server, app, router)
  const answers = [
    ...inboxAnswers(parts.titleOf ?? (() => null)),
    ...listAnswers,
    ...deletionAnswers,
    acceptAnswer,
    signUpAnswer(parts.auth),
  ]
  mountForms(server, app, site, answers)
  for (const address of ['/landing/:slug', yelmailPaths.archive] as const)
    mountFormsElsewhere(server, app, site, address, answers)
  mountCspReports(server, app)
  mountPictures(server, app)
  mountSearch(server, app, site)
  mountPreview(server, app, site, parts.drawing ?? null)
  mountReport(server, app, site)
  mountSaved(server, app, site)
  mountOneClick(server, app)
  mountMailReports(server, app, parts.jobsPool)
  mountEmailPreview(server, app)
  mountTemplate(server, site)
  mountConfirmed(server, site)
  mountCookieForm(server, app, site, memory)
  mountAccepted(server, app, site)
  mountSentMessages(server, app, site)
  mountLegalText(server, app, site)
  mountCompanyManual(server, app, memory)
  mountCard(server, app, site)
  mountLessonCards(server, app)
  mountLessons(server, app)
  if (parts.storage) mountExport(server, app, parts.storage.store)
  mountTrail(server, app)
  mountSite(server, app, site, memory)
  return server
}

/** One line a request, without query, body or headers: those hold what is nobody's business. */
function logRequests(server: FastifyInstance): void {
  server.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    if (reply.statusCode < 400 && !pathOf(request).startsWith('/api/')) return done()
    request.log.info(
      {
        requestId: request.id,
        method: request.method,
        path: request.url.split('?', 1)[0],
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
}
