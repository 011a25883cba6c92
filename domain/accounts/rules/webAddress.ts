type ParsedAddress = {
  readonly origin: string
  readonly protocol: string
  readonly hostname: string
  readonly username: string
  readonly password: string
  readonly pathname: string
  readonly search: string
  readonly hash: string
  readonly href: string
}

// Safe because every runtime we ship to has this parser, and it reads nothing but its arguments;
// the domain layer names it here since it compiles without browser or server types.
declare const URL: {
  new (raw: string, base?: string): ParsedAddress
  canParse(raw: string, base?: string): boolean
}

/** An address is understood by parsing it as a browser would, never by looking for words in it; null when it is none (T-201). */
export function parseAddress(raw: string, base?: string): ParsedAddress | null {
  return URL.canParse(raw, base) ? new URL(raw, base) : null
}

/** An address a person may publish leads to the web, http or https, never into the page itself (T-043, K79). */
export function isWebAddress(raw: string): boolean {
  const protocol = parseAddress(raw)?.protocol
  return protocol === 'https:' || protocol === 'http:'
}
