/** The words of a search as the database looks for them: each as the beginning of a word, without signs that mean something to it (K10). */
export function searchWords(typed: string): readonly string[] {
  const words =
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  return [...new Set(words)].slice(0, 12)
}
