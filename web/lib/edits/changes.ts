/** The fields of a draft that differ from what the person saw when they began. */
export function changesIn<Fields extends object>(
  names: readonly (keyof Fields & string)[],
  base: Fields,
  draft: Fields,
): Partial<Fields> {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  const changed: Partial<Fields> = {}
  for (const name of names) if (!isSame(base[name], draft[name])) changed[name] = draft[name]
  return changed
}
