/** Nothing stands in the store under that name. */
export class Missing extends Error {}

/** Names in the store are ours: a UUID. Anything else would be a path that somebody else chose. */
export function checkKey(key: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key)) throw new Missing(key)
  return key
}

/** The word that Node has for what went wrong with a file, or null. */
export const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null
