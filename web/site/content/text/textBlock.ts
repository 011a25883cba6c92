/**
 * A part of a longer text: a paragraph, a list or a table. Words may hold links to pages of the site, `[label](/path)`,
 * and `{support}` for the address people write to. Plain data, so that a text can be compared, searched and stored.
 */
export type TextBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] }

export type TextSection = {
  readonly id: string
  readonly title: string
  readonly body: readonly TextBlock[]
}
