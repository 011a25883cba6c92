import type { Config } from '#server/platform/config.ts'

/**
 * Whose word about an address counts: the one proxy that stands in front, if there is one. Whatever else
 * X-Forwarded-For says was written by the browser, and would be a new address for every try.
 */
export const nearestProxy = ({ trustProxy }: Pick<Config, 'trustProxy'>) =>
  trustProxy && ((_address: string, hop: number): boolean => hop === 0)
