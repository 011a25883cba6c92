const words = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  hour: '2-digit',
  minute: '2-digit',
})

/** '20 Nov, 14:05', on the reader's own clock. */
export const whenText = (instant: string): string => words.format(new Date(instant))

/** '700 MB' of a file whose size the drive names; null where it does not. */
export function sizeText(bytes: number | null): string | null {
  if (bytes === null) return null
  const mega = bytes / 1_000_000
  return mega >= 1_000 ? `${(mega / 1_000).toFixed(1)} GB` : `${Math.max(1, Math.round(mega))} MB`
}
