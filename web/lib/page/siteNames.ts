import { unknownBrand, unknownSupport } from '#domain/content/rules/siteNames.ts'

/**
 * A name that only the running server knows (T-175). Pages written at build hold a stand-in for it, which the server replaces; a program
 * that takes such a page over reads there what the server wrote, so that both say the same.
 */
function nameFrom(meta: string, standIn: string, inDevelopment: string): string {
  if (import.meta.env.DEV) return inDevelopment
  if (typeof document === 'undefined') return standIn
  return document.querySelector<HTMLMetaElement>(`meta[name="${meta}"]`)?.content ?? standIn
}

/** What the firm is called. */
export const brandName = nameFrom('application-name', unknownBrand, 'JUL')
/** Where people reach it. */
export const supportEmail = nameFrom('support', unknownSupport, 'support@jul.example')
