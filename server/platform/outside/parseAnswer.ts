/** Reads JSON of somebody else, without the signs that no column takes: a NUL, and half of a pair. Throws as `JSON.parse` does. */
export const parseAnswer = (text: string): unknown =>
  JSON.parse(text, (_name, value: unknown) =>
    typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed() : value,
  )
