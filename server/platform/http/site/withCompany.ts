import type { Config } from '#server/platform/config.ts'
import { escapeHtml } from '#server/platform/template.ts'

const PLACE = /(<dl\b[^>]* data-company=""[^>]*>)[\s\S]*?(<\/dl>)/g

const rows = {
  name: 'Company',
  address: 'Address',
  register: 'Register',
  vat: 'VAT number',
} as const satisfies Record<keyof Config['company'], string>

/**
 * Who runs the site, where a page has a place for it: a list that says of itself what stands there while nothing of it is configured
 * (Directive 2000/31/EC, Article 5).
 */
export function withCompany(html: string, company: Config['company']): string {
  // safe because an object's keys are those of its type
  const known = (Object.keys(rows) as (keyof typeof rows)[]).flatMap((each) => {
    const said = company[each]
    return said ? [[rows[each], said] as const] : []
  })
  if (known.length === 0) return html
  const written = known
    .map(
      ([term, said]) =>
        `<div><dt>${term}</dt><dd>${said.split(/;\s*/).map(escapeHtml).join('<br/>')}</dd></div>`,
    )
    .join('')
  return html.replace(PLACE, (_whole, open: string, close: string) => open + written + close)
}
