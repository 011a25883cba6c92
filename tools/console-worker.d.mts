type Piece = { readonly file: string; readonly imports?: readonly string[]; readonly css?: readonly string[] }

/** The hashed files that the consoles start with; throws where the build has one of them not as a piece of its own. */
export function startFiles(manifest: Readonly<Record<string, Piece>>, html: string): string[]
