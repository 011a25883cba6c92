import type { FastifyInstance } from 'fastify'
import { cspReportPath } from '#contract/paths.ts'
import type { Config } from '#server/platform/config.ts'
import { pathOf } from './pathOf.ts'

/**
 * The content policy of a page; `scripts` are the hashes of its own inline scripts, `files` is where sound comes from besides (T-158), and
 * `types` names the one maker of trusted addresses that the page may have.
 */
export function contentPolicy(
  scripts: readonly string[],
  secure: boolean,
  files: URL | null = null,
  types = "'none'",
): string {
  return [
    "default-src 'none'",
    `script-src 'self'${scripts.map((hash) => ` '${hash}'`).join('')}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `media-src 'self'${files ? ` ${files.origin}` : ''}`,
    "connect-src 'self'",
    // The editor shows a draft in a frame (K90); what may be framed says so itself.
    "frame-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${types}`,
    // Both ways: browsers that know the second use that alone (T-158).
    `report-uri ${cspReportPath}`,
    'report-to csp',
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** What every answer carries; pages bring their own content policy, everything else may load nothing. */
export function alwaysSent({ publicUrl }: Pick<Config, 'publicUrl'>): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
    'reporting-endpoints': `csp="${cspReportPath}"`,
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    ...(publicUrl.protocol === 'https:'
      ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' }
      : {}),
  }
}

export function secureHeaders(server: FastifyInstance, config: Config): void {
  const always = alwaysSent(config)
  server.addHook('onRequest', (_request, reply, done) => {
    reply.headers(always)
    done()
  })
  server.addHook('onSend', (request, reply, _payload, done) => {
    // Answers about a person are nobody else's, not even a cache's.
    if (pathOf(request).startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store')
    done()
  })
}
