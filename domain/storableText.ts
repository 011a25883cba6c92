/** A text without the signs that no column takes: a NUL goes, and half of a pair becomes U+FFFD. */
export const storableText = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()
