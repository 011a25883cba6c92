/** '700 MB' of a file whose size the drive names; null where it does not. */
export function sizeText(bytes: number | null): string | null {
  if (bytes === null) return null
  const mega = bytes / 1_000_000
  return mega >= 1_000 ? `${(mega / 1_000).toFixed(1)} GB` : `${Math.max(1, Math.round(mega))} MB`
}
