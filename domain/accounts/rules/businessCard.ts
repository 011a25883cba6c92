import { phoneLink } from './fields.ts'

/** What a digital business card says of one of us; empty where nothing is given (K115). */
export type BusinessCard = {
  readonly firstName: string
  readonly lastName: string
  readonly jobTitle: string
  readonly company: string
  readonly email: string
  readonly phone: string
  readonly website: string
  readonly linkedinUrl: string
}

/** The address of a public card; `slug` is made by the server and cannot be guessed. */
export const cardPath = (slug: string): `/${string}` => `/card/${encodeURIComponent(slug)}`
/** The same card as a file for an address book. */
export const vCardPath = (slug: string): `/${string}` => `${cardPath(slug)}/contact.vcf`

const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n?|\n/g, '\\n')

/** The card as a vCard 4.0 (RFC 6350): one property a line, lines ended by CRLF and folded at 75 octets, empty ones left out. */
export function vCard(card: BusinessCard): string {
  const name = [card.firstName, card.lastName].filter(Boolean).join(' ')
  const properties = [
    ['FN', escaped(name || card.email)],
    ['N', `${escaped(card.lastName)};${escaped(card.firstName)};;;`],
    ['ORG', escaped(card.company)],
    ['TITLE', escaped(card.jobTitle)],
    ['EMAIL', escaped(card.email)],
    ['TEL;VALUE=uri;TYPE=work', card.phone && phoneLink(card.phone)],
    ['URL', escapedLink(card.website)],
    ['URL;TYPE=work', escapedLink(card.linkedinUrl)],
  ].filter(([, value]) => value)
  const lines = [
    'BEGIN:VCARD',
    'VERSION:4.0',
    ...properties.map(([key, value]) => `${key}:${value}`),
    'END:VCARD',
  ]
  return `${lines.map(folded).join('\r\n')}\r\n`
}

const escapedLink = (address: string) => address.replaceAll(/[\r\n]/g, '')

/** No line is longer than 75 octets; what goes on begins with a space (RFC 6350 §3.2). */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const size = octetsOf(character.codePointAt(0) ?? 0)
    if (octets + size > (parts.length === 0 ? 75 : 74)) {
      parts.push(part)
      part = ''
      octets = 0
    }
    part += character
    octets += size
  }
  return [...parts, part].join('\r\n ')
}

/** The octets of a character in UTF-8. */
const octetsOf = (point: number): number => (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4)
