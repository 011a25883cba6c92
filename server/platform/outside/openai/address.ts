import type { Config } from '#server/platform/config.ts'

/** An address below the configured base, which may have a path of its own. */
export const addressOf = (config: Config, path: string): URL =>
  new URL(path, `${config.ai?.baseUrl.href.replace(/\/+$/, '') ?? ''}/`)

/** A model of one's own machine may ask for no key. */
export const headersOf = (config: Config): Record<string, string> =>
  config.ai?.apiKey ? { authorization: `Bearer ${config.ai.apiKey}` } : {}
