import { useState } from 'react'
import type { FieldClash } from '#domain/board/rules/conflict.ts'
import { mergeEdit } from '#domain/board/rules/conflict.ts'
import type { Problem } from '#domain/decision.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { toast } from '#web/lib/page/toast.ts'

/** What a person saw when they began to write. */
export type Base<Fields> = { version: number; fields: Fields }

/** The same field written twice: what stands there now, and what the person wrote. */
export type Conflict<Fields> = { base: Base<Fields>; clashes: readonly FieldClash<Fields>[] }

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

type Options<Fields extends object> = {
  names: readonly (keyof Fields & string)[]
  row: Base<Fields>
  check: (changes: Partial<Fields>, whole: Fields) => readonly Problem[]
  write: (from: Base<Fields>, changes: Partial<Fields>) => Promise<unknown>
  isSaving: boolean
  saved: string
  failed: string
  onSaved: () => void
}

/**
 * One edit of one row. The draft is the person's alone: what others do meanwhile is said, never written into it. A
 * refused edit keeps its words, and two texts for one field are both kept until the person chooses (K93, T-107).
 */
export function useFieldEdit<Fields extends object>(options: Options<Fields>) {
  const { names, row, check, write, isSaving, saved, failed, onSaved } = options
  const [base, setBase] = useState(row)
  const [draft, setDraft] = useState(row.fields)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [conflict, setConflict] = useState<Conflict<Fields> | null>(null)
  const isDirty = Object.keys(changesIn(names, base.fields, draft)).length > 0

  function change(part: Partial<Fields>) {
    setDraft((before) => ({ ...before, ...part }))
    setProblems((before) => before.filter((problem) => !(problem.field in part)))
  }

  async function send(from: Base<Fields>, wanted: Fields) {
    const mine = changesIn(names, from.fields, wanted)
    const found = check(mine, wanted)
    setProblems(found)
    if (found.length > 0) return
    if (Object.keys(mine).length === 0) return onSaved()
    try {
      await write(from, mine)
      toast.success(saved)
      onSaved()
    } catch (error) {
      answer(error, from, wanted)
    }
  }

  function answer(error: unknown, from: Base<Fields>, wanted: Fields) {
    const { code, problems: said, message } = refusalOf(error)
    const now = standingOf(error, from.fields)
    if (code === 'CONFLICT' && now) {
      const { clashes } = mergeEdit<Fields>(
        names,
        from.fields,
        changesIn(names, from.fields, wanted),
        now.fields,
      )
      setConflict({ base: now, clashes })
      return
    }
    setProblems(said)
    toast.error(code === 'OFFLINE' ? `${failed}. ${message}` : failed)
  }

  /** Saves again with one version of each field that clashed; until then the edit still starts from the old one. */
  function resolve(chosen: Partial<Fields>) {
    if (!conflict) return
    const mine = changesIn(names, base.fields, draft)
    const wanted = { ...conflict.base.fields, ...mine, ...chosen }
    setDraft(wanted)
    setBase(conflict.base)
    setConflict(null)
    void send(conflict.base, wanted)
  }

  return {
    draft,
    change,
    problems,
    isDirty,
    isSaving,
    /** Somebody else changed the text or a field since this edit began. */
    isBehind: row.version > base.version && !isSaving,
    save: () => void send(base, draft),
    conflict,
    resolve,
    closeConflict: () => setConflict(null),
  }
}

/** What stands on the server, as a refused edit tells it; null where it tells something else. */
function standingOf<Fields extends object>(error: unknown, like: Fields): Base<Fields> | null {
  const current = read(read(error, 'data'), 'current')
  const version = read(current, 'version')
  const theirs = read(current, 'theirs')
  if (typeof version !== 'number' || !isLike(theirs, like)) return null
  return { version, fields: theirs }
}

function isLike<Fields extends object>(value: unknown, like: Fields): value is Fields {
  return Object.keys(like).every((name) => read(value, name) !== undefined)
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
}
