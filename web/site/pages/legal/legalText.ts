/**
 * A part of a legal text: a paragraph, a list or a table. Words may hold links to pages of the site, `[label](/path)`,
 * and `{support}` for the address people write to. Plain data, so that a text can be compared, searched and stored.
 */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

export type LegalSection = {
  readonly id: string
  readonly title: string
  readonly body: readonly LegalBlock[]
}

/** A text that binds: what it says in short, its parts, and since when it is in force. */
export type LegalText = {
  readonly version: number
  /** 'YYYY-MM-DD'. */
  readonly inForceSince: string
  /** To help reading; the text below it is what counts. */
  readonly short: readonly string[]
  readonly sections: readonly LegalSection[]
}
