import type { UseMutationOptions } from '@tanstack/react-query'
import { mergeEdit } from '#domain/board/rules/conflict.ts'
import type { Problem } from '#domain/decision.ts'
import { useCheckedForm } from '../forms/useCheckedForm.ts'
import { changesIn } from './changes.ts'
import type { Base } from './theirs.ts'
import { theirsIn } from './theirs.ts'
import { useEdit } from './useEdit.ts'

type Options<Fields extends object, Data, Variables> = {
  names: readonly (keyof Fields & string)[]
  row: Base<Fields>
  check: (changes: Partial<Fields>, whole: Fields) => readonly Problem[]
  store: UseMutationOptions<Data, Error, Variables>
  /** How the store is told what was changed, and from which words. */
  write: (from: Base<Fields>, changes: Partial<Fields>) => Variables
  onSaved: () => void
}

/**
 * One edit of the fields of one row. What only one of two people changed is taken by the server; a field both wrote is
 * asked about, field by field (K93, T-107).
 */
export function useFieldEdit<Fields extends object, Data, Variables>(
  options: Options<Fields, Data, Variables>,
) {
  const { names, row, check, store, write, onSaved } = options
  const edit = useEdit({
    row,
    versionOf: ({ version }) => version,
    isNewer: (now, base) => now.version > base.version,
    store,
    stored: onSaved,
    refused: (error) => form.place(error),
  })
  const form = useCheckedForm<Fields>({
    start: row.fields,
    check: (values) => check(changesIn(names, edit.base.fields, values), values),
  })

  function send(from: Base<Fields>, wanted: Fields) {
    const mine = changesIn(names, from.fields, wanted)
    if (Object.keys(mine).length === 0) onSaved()
    else edit.save(write(from, mine))
  }

  const theirs = edit.clash ? theirsIn<Fields>(edit.clash, names) : null
  const mine = () => changesIn(names, edit.base.fields, form.read())
  const clashes = theirs ? mergeEdit<Fields>(names, edit.base.fields, mine(), theirs.fields).clashes : null

  /** Saves again with one version of each field that clashed; until then the edit still starts from the old one. */
  function resolve(sides: ReadonlyMap<string, 'mine' | 'theirs'>) {
    if (!theirs) return
    const wanted = { ...theirs.fields, ...mine() }
    for (const { field, theirs: stored } of clashes ?? [])
      if (sides.get(String(field)) === 'theirs') wanted[field] = stored
    edit.begin(theirs)
    form.reset(theirs.fields)
    for (const name of names) form.set(name, wanted[name])
    send(theirs, wanted)
  }

  return {
    form,
    isDirty: form.isDirty,
    isSaving: edit.isSaving,
    isBehind: edit.isBehind && !edit.isSaving,
    save: form.submit((values) => send(edit.base, values)),
    /** The fields two people wrote, for as long as nobody has chosen. */
    clashes,
    resolve,
    closeConflict: edit.closeClash,
  }
}
