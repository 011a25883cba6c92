import { phoneLink } from './fields.ts'

/** What an email signature is made of; empty where nothing is given (K115). */
export type SignatureFields = {
  readonly name: string
  readonly role: string
  readonly phone: string
  readonly email: string
  readonly website: string
}

/** One line of a signature; `href` where it is a link. */
export type SignatureLine = { readonly text: string; readonly href?: string; readonly isStrong?: boolean }

/** The lines of a signature in their order, those that are empty left out. */
export function signatureLines({
  name,
  role,
  phone,
  email,
  website,
}: SignatureFields): readonly SignatureLine[] {
  const lines: readonly SignatureLine[] = [
    { text: name.trim(), isStrong: true },
    { text: role.trim() },
    { text: phone.trim(), href: phoneLink(phone) },
    { text: email.trim(), href: `mailto:${encodeURIComponent(email.trim()).replaceAll('%40', '@')}` },
    { text: website.trim().replace(/^https?:\/\//i, ''), href: webAddress(website.trim()) },
  ]
  return lines.filter(({ text }) => text !== '')
}

const webAddress = (text: string) => (/^https?:\/\//i.test(text) ? text : `https://${text}`)

/** The signature without any markup. */
export function plainSignature(fields: SignatureFields, company: string): string {
  return ['-- ', ...signatureLines(fields).map(({ text }) => text), company].join('\n')
}

const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => named[sign] ?? sign)

/**
 * The signature as mail programs show it: one table, every style on its own element, a picture with its size and a word for it,
 * nothing that is loaded from anybody else.
 */
export function htmlSignature(
  fields: SignatureFields,
  { logo, company }: { logo: string; company: string },
): string {
  const font = "font-family:Arial,'Helvetica Neue',sans-serif;font-size:14px;line-height:20px"
  const rows = signatureLines(fields).map(({ text, href, isStrong }) => {
    const style = `${font};color:#101418${isStrong ? ';font-weight:bold' : ''}`
    const words = href
      ? `<a href="${escaped(href)}" style="color:#101418;text-decoration:underline">${escaped(text)}</a>`
      : escaped(text)
    return `<tr><td style="${style}">${words}</td></tr>`
  })
  return [
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr>',
    `<td style="padding:0 16px 0 0;border-right:2px solid #ff6b35;vertical-align:top"><img src="${escaped(logo)}" width="74" height="28" alt="${escaped(company)}" style="display:block;border:0"></td>`,
    '<td style="padding:0 0 0 16px;vertical-align:top"><table role="presentation" cellpadding="0" cellspacing="0" border="0">',
    ...rows,
    '</table></td></tr></table>',
  ].join('')
}
