import { refusalOf } from '../calls/refusal.ts'

/** What a person saw when they began to write. */
export type Base<Fields> = { version: number; fields: Fields }

/** What stands on the server, as an edit refused for it tells; null where it tells something else. */
export function theirsIn<Fields extends object>(error: unknown, names: readonly (keyof Fields & string)[]) {
  if (refusalOf(error).code !== 'CONFLICT') return null
  const current = read(read(error, 'data'), 'current')
  const version = read(current, 'version')
  const fields = read(current, 'theirs')
  if (typeof version !== 'number' || !hasAll<Fields>(fields, names)) return null
  return { version, fields }
}

/** What a failed edit says: a clash is asked about instead. */
export function editFailure(failed: string, names: readonly string[]) {
  return (error: Error): string | null => {
    if (theirsIn<Record<string, unknown>>(error, names)) return null
    const { code, message } = refusalOf(error)
    return code === 'OFFLINE' ? `${failed}. ${message}` : failed
  }
}

function hasAll<Fields extends object>(
  value: unknown,
  names: readonly (keyof Fields & string)[],
): value is Fields {
  return names.every((name) => read(value, name) !== undefined)
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
}
