/** Stands in pages written at build for the address of the site, which only the running server knows. */
export const unknownOrigin = 'https://origin.invalid'

/** A page written at build, with the address it is served at. */
export function withOrigin(text: string, origin: string): string {
  return text.replaceAll(unknownOrigin, origin)
}
