import { storableText } from '#domain/storableText.ts'

/** Reads JSON of somebody else, without the signs that no column takes: a NUL, and half of a pair. Throws as `JSON.parse` does. */
export const parseAnswer = (text: string): unknown =>
  JSON.parse(text, (_name, value: unknown) => (typeof value === 'string' ? storableText(value) : value))
