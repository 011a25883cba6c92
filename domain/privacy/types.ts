/** What is stored in a browser is of one of these; the first needs no answer and cannot be refused (spec 1 §5). */
export const cookieCategories = ['essential', 'functional', 'analytics', 'marketing'] as const
export type CookieCategory = (typeof cookieCategories)[number]

/** The categories that wait for a yes (T-159). */
export const optionalCategories = ['functional', 'analytics', 'marketing'] as const
export type OptionalCategory = (typeof optionalCategories)[number]

/** What somebody allows; essential is always part of it. */
export type AllowedCategories = { readonly [Each in OptionalCategory]: boolean }

/** A choice as a browser keeps it: the version of the text it was given to, when, and its receipt on the server (T-160). */
export type CookieChoice = AllowedCategories & {
  readonly version: string
  readonly essential: true
  /** ISO 8601 in UTC. */
  readonly timestamp: string
  readonly receipt: string
}
