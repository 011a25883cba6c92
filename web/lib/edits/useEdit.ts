import type { UseMutationOptions } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Problem } from '#domain/decision.ts'
import { mergeEdit } from '#domain/edits.ts'
import { refusalOf } from '../calls/refusal.ts'
import { useCheckedForm } from '../forms/useCheckedForm.ts'
import type { Base } from './theirs.ts'
import { theirsIn } from './theirs.ts'

type EditOptions<Row, Data, Variables> = {
  /** What stands now, as far as this screen has heard. */
  row: Row
  /** The number an edit says it began from. */
  versionOf: (row: Row) => number
  isNewer: (row: Row, base: Row) => boolean
  store: UseMutationOptions<Data, Error, Variables>
  stored: (data: Data) => void
  /** Any refusal but that of somebody else's newer version. */
  refused: (error: Error) => void
}

/**
 * Two editors of one thing. An edit begins from a version and says so when it is stored; what others do meanwhile is
 * said and never written into it, and a refused edit keeps its words until the person has chosen (K93). Our own, because
 * libraries for shared text merge without asking.
 */
export function useEdit<Row, Data, Variables>(options: EditOptions<Row, Data, Variables>) {
  const { row, versionOf, isNewer, store, stored, refused } = options
  const [base, setBase] = useState(row)
  const [clash, setClash] = useState<Error | null>(null)
  // Mine may be stored over a version whose words were not taken in; the base then stays what mine was written from.
  const [from, setFrom] = useState(versionOf(row))
  const saving = useMutation({
    ...store,
    onSuccess: (...answer) => {
      setClash(null)
      store.onSuccess?.(...answer)
    },
    // Once what it refreshes has come, where it waits for that: whoever opens the edit again begins from what was stored.
    onSettled: (data, error, ...rest) => {
      store.onSettled?.(data, error, ...rest)
      if (!error) stored(data as Data) // safe because what did not fail has its answer
    },
    onError: (error) => {
      if (refusalOf(error).code === 'CONFLICT') setClash(error)
      else refused(error)
    },
  })
  return {
    base,
    /** The version to be named when storing. */
    from,
    isSaving: saving.isPending,
    /** Somebody else stored a newer version since this edit began. */
    isBehind: isNewer(row, base),
    /** The refusal of an edit that began from an older version. */
    clash,
    closeClash: () => setClash(null),
    save: saving.mutate,
    /** Goes on from another version: theirs, or one that mine was taken into. */
    begin: (next: Row) => {
      setBase(next)
      setFrom(versionOf(next))
      setClash(null)
    },
    /** Stores mine over what stands now. */
    overrule: () => {
      setFrom(versionOf(row))
      setClash(null)
      return versionOf(row)
    },
  }
}

type FieldEditOptions<Fields extends object, Data, Variables> = {
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
  options: FieldEditOptions<Fields, Data, Variables>,
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
