import { unknownBrand, unknownOrigin, unknownSupport } from '#domain/content/rules/siteNames.ts'
import type { Config } from '#server/platform/config.ts'
import { escapeHtml } from '#server/platform/template.ts'
import { withCompany } from './withCompany.ts'

export type SiteNames = Pick<Config, 'publicUrl' | 'brandName' | 'supportEmail' | 'company'>

const DATA = /(<script type="application\/ld\+json"[^>]*>[\s\S]*?<\/script>)/

/** Whether something written at build waits for a name that only the running server knows. */
export const waitsForNames = (text: string): boolean =>
  [unknownOrigin, unknownBrand, unknownSupport].some((each) => text.includes(each))

/** A page, a list or a map written at build, with the names it is served under (T-175). */
export function withNames(text: string, names: SiteNames): string {
  return withCompany(text, names.company)
    .split(DATA)
    .map((part, at) => put(part, names, at % 2 === 1 ? inData : escapeHtml))
    .join('')
}

function put(text: string, names: SiteNames, written: (name: string) => string): string {
  return text
    .replaceAll(unknownOrigin, names.publicUrl.origin)
    .replaceAll(unknownBrand, () => written(names.brandName))
    .replaceAll(unknownSupport, () => written(names.supportEmail))
}

/** A name inside a string of structured data, which nothing ends but its own script (ASVS 1.2.3). */
const inData = (name: string): string => JSON.stringify(name).slice(1, -1).replaceAll('<', '\\u003c')
