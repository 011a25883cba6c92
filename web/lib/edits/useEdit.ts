import type { UseMutationOptions } from '@tanstack/react-query'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { refusalOf } from '../calls/refusal.ts'

type Options<Row, Data, Variables> = {
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
export function useEdit<Row, Data, Variables>(options: Options<Row, Data, Variables>) {
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
      stored(answer[0])
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
