const TEXT_MOST = 131_072
const GROUPS_MOST = 60
const FIELDS_MOST = 300
const VALUE_MOST = 2_000

/**
 * The groups of fields of a delivery status or of a head, each name in lower case with its first value (RFC 3464, 2.1). What
 * stands in one line stays in one field: a line that is none of a field ends nothing and begins nothing.
 */
export function groupFields(text: string): ReadonlyMap<string, string>[] {
  const groups: Map<string, string>[] = []
  let group = new Map<string, string>()
  let name = ''
  let isFirst = false
  for (const line of text.slice(0, TEXT_MOST).split(/\r\n|\n|\r/)) {
    if (line.trim() === '') {
      if (group.size > 0) groups.push(group)
      if (groups.length >= GROUPS_MOST) return groups
      ;[group, name] = [new Map(), '']
      continue
    }
    if (/^[ \t]/.test(line)) {
      const before = group.get(name)
      if (isFirst && before !== undefined)
        group.set(name, `${before} ${line.trim()}`.trim().slice(0, VALUE_MOST))
      continue
    }
    const [, found, value = ''] = line.match(/^([!-9;-~]{1,80}):(.*)$/) ?? []
    name = found?.toLowerCase() ?? ''
    isFirst = name !== '' && !group.has(name) && group.size < FIELDS_MOST
    if (isFirst) group.set(name, value.trim().slice(0, VALUE_MOST))
  }
  if (group.size > 0) groups.push(group)
  return groups
}
