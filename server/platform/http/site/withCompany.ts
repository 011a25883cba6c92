import type { Config } from '#server/platform/config.ts'
import { escapeHtml } from '#server/platform/template.ts'

const PLACE =
  /(<dl\b[^>]* data-company=""[^>]*>)\s*(<div\b[^>]*>)\s*(<dt\b[^>]*>)[\s\S]*?<\/dt>\s*(<dd\b[^>]*>)[\s\S]*?<\/dd>\s*<\/div>\s*(<\/dl>)/g

const rows = {
  name: 'Company',
  address: 'Address',
  register: 'Register',
  vat: 'VAT number',
} as const satisfies Record<keyof Config['company'], string>

/**
 * Who runs the site, where a page has a place for it: a list of one row, which stays while nothing of it is configured and else is the shape of the others
 * (Directive 2000/31/EC, Article 5).
 */
export function withCompany(html: string, company: Config['company']): string {
  // safe because an object's keys are those of its type
  const known = (Object.keys(rows) as (keyof typeof rows)[]).flatMap((each) => {
    const said = company[each]
    return said ? [[rows[each], said] as const] : []
  })
  if (known.length === 0) return html
  return html.replace(PLACE, (_whole, list: string, row: string, term: string, said: string, end: string) => {
    const written = known.map(
      ([name, words]) =>
        `${row}${term}${name}</dt>${said}${words.split(/;\s*/).map(escapeHtml).join('<br/>')}</dd></div>`,
    )
    return `${list}${written.join('')}${end}`
  })
}
