/** `id` is the anchor of the answer, which people link to; `text` the answer without markup, for search engines as well. */
export type Question = { readonly id: string; readonly question: string; readonly text: string }
