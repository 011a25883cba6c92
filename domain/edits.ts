/** One field that two people changed to different things; both are kept until a person decides (T-150, K93). */
export type FieldClash<T> = {
  readonly [Field in keyof T]: { readonly field: Field; readonly mine: T[Field]; readonly theirs: T[Field] }
}[keyof T]

/** True when a row was edited after the version an edit started from; moves and archiving never count (4.12.15). */
export function isStale(row: { readonly version: number }, baseVersion: number): boolean {
  return row.version !== baseVersion
}

/**
 * Two edits of one row, field by field: what only one changed is taken, what both changed alike is fine, and what they
 * changed differently clashes and stays as stored in `merged` (T-107, T-150).
 * `base` is what I saw when I began, `mine` only what I changed, `theirs` what is stored now; a field missing from `base`
 * counts as changed by both.
 */
export function mergeEdit<T extends object>(
  fields: readonly (keyof T)[],
  base: Partial<T>,
  mine: Partial<T>,
  theirs: T,
): { readonly merged: T; readonly clashes: readonly FieldClash<T>[] } {
  const merged = { ...theirs }
  const clashes: FieldClash<T>[] = []
  for (const field of fields) {
    const wanted = mine[field]
    if (wanted === undefined || isSame(wanted, base[field]) || isSame(wanted, theirs[field])) continue
    if (isSame(base[field], theirs[field])) merged[field] = wanted
    else clashes.push({ field, mine: wanted, theirs: theirs[field] })
  }
  return { merged, clashes }
}

function isSame(one: unknown, other: unknown): boolean {
  if (!Array.isArray(one) || !Array.isArray(other)) return one === other
  return one.length === other.length && one.every((label, index) => label === other[index])
}
