import type { FastifyInstance } from 'fastify'
import type { Config } from '#server/platform/config.ts'

/** Where a visit on another host of the firm ends (spec 1 §2). */
const LANDING = '/juliverse'

/**
 * Leads visitors of the configured hosts to one page of the site. The host of a request is only ever looked up: what it says appears
 * in no answer, and the site's own host cannot be on the list, so nothing goes round in a circle (K04).
 */
export function leadSecondaryHosts(
  server: FastifyInstance,
  { secondaryHosts, publicUrl }: Pick<Config, 'secondaryHosts' | 'publicUrl'>,
): void {
  if (secondaryHosts.length === 0) return
  const hosts = new Set(secondaryHosts)
  const target = new URL(LANDING, publicUrl).href
  server.addHook('onRequest', (request, reply, done) => {
    // Whoever asks whether the server lives asks by any name.
    if (/^\/(?:healthz|readyz|metrics)(?:[/?]|$)/.test(request.url)) return done()
    if (!hosts.has(request.hostname.toLowerCase())) return done()
    // A cache that knows the address and not by whose word the host is another one would lead everybody away.
    reply.header('cache-control', 'no-store').redirect(target, 301)
  })
}
