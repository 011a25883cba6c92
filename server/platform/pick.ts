/** Of a row, of the columns of a table or of the values of a statement, those that are named: everything else stays out. */
export function pick<From extends object, Name extends keyof From>(
  from: From,
  ...names: readonly Name[]
): Pick<From, Name> {
  const picked: Partial<From> = {}
  for (const name of names) picked[name] = from[name]
  return picked as Pick<From, Name> // safe because every name was copied
}
