/** The beginning of a text, at most so many UTF-16 units long; of a pair that would be cut in two, nothing: JSON columns take no half. */
export const cutText = (text: string, length: number): string =>
  text.slice(0, length).replace(/[\ud800-\udbff]$/, '')
