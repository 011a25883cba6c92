import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Card } from '#contract/board.ts'
import { checkCardPatch } from '#domain/board/rules/cards.ts'
import type { Clash } from '#domain/board/rules/conflict.ts'
import { mergeCardEdit } from '#domain/board/rules/conflict.ts'
import { boardTexts } from '#domain/board/texts.ts'
import type { CardFields } from '#domain/board/types.ts'
import { cardFields } from '#domain/board/types.ts'
import type { Problem } from '#domain/decision.ts'
import { orpc } from '#web/lib/api.ts'
import { refusalOf } from '#web/lib/refusal.ts'
import { toast } from '#web/lib/toast.ts'
import { boardKey, cardQuery } from '../queries.ts'

type Base = { version: number; fields: CardFields }

/** The same field written twice: what stands there now, and what the person wrote. */
export type Conflict = { base: Base; clashes: readonly Clash[] }

/** What a member writes on a card, read off it. */
export function fieldsOf(card: Card): CardFields {
  const { title, description, priority, assignedTo, dueOn, labels } = card
  return { title, description, priority, assignedTo, dueOn, labels }
}

/** The fields of a draft that differ from what the person saw when they began. */
export function changesOf(base: CardFields, draft: CardFields): Partial<CardFields> {
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  return Object.fromEntries(
    cardFields.filter((field) => !isSame(base[field], draft[field])).map((field) => [field, draft[field]]),
  )
}

/** The draft once somebody else's edit is taken in: their fields where mine are untouched, mine everywhere else. */
export function rebase(base: CardFields, draft: CardFields, theirs: CardFields): CardFields {
  return { ...theirs, ...changesOf(base, draft) }
}

/**
 * One edit of one card. The draft is the person's alone: what others do meanwhile is said, never written into it. A
 * refused edit keeps its words, and two texts for one field are both kept until the person chooses (K93, T-107).
 */
export function useCardEdit(card: Card, onSaved: () => void) {
  const queryClient = useQueryClient()
  const write = useMutation(orpc.board.editCard.mutationOptions())
  const [base, setBase] = useState<Base>({ version: card.version, fields: fieldsOf(card) })
  const [draft, setDraft] = useState<CardFields>(fieldsOf(card))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [conflict, setConflict] = useState<Conflict | null>(null)

  const changes = changesOf(base.fields, draft)
  const isDirty = Object.keys(changes).length > 0

  function change(part: Partial<CardFields>) {
    setDraft((before) => ({ ...before, ...part }))
    setProblems((before) => before.filter((problem) => !(problem.field in part)))
  }

  async function send(from: Base, wanted: CardFields) {
    const mine = changesOf(from.fields, wanted)
    // Who it may go to only the server knows; the rest is said before anything is sent.
    const found = checkCardPatch({ ...mine, assignedTo: null }, [])
    setProblems(found)
    if (found.length > 0) return
    if (Object.keys(mine).length === 0) return onSaved()
    try {
      const { card: stored } = await write.mutateAsync({
        id: card.id,
        baseVersion: from.version,
        base: sendable(from.fields),
        changes: sendable(mine),
      })
      queryClient.setQueryData(cardQuery(card.id).queryKey, (old) => old && { ...old, card: stored })
      void queryClient.invalidateQueries({ queryKey: boardKey() })
      toast.success(boardTexts.updated)
      onSaved()
    } catch (error) {
      answer(error, from, wanted)
    }
  }

  function answer(error: unknown, from: Base, wanted: CardFields) {
    const { code, problems: said, message } = refusalOf(error)
    const now = standingOf(error)
    if (code === 'CONFLICT' && now) {
      const { clashes } = mergeCardEdit(from.fields, changesOf(from.fields, wanted), now.fields)
      setConflict({ base: now, clashes })
      return
    }
    setProblems(said)
    toast.error(code === 'OFFLINE' ? `${boardTexts.updateFailed}. ${message}` : boardTexts.updateFailed)
  }

  /** Saves again with one version of each field that clashed; until then the edit still starts from the old one. */
  function resolve(chosen: Partial<CardFields>) {
    if (!conflict) return
    const wanted = { ...rebase(base.fields, draft, conflict.base.fields), ...chosen }
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
    isSaving: write.isPending,
    /** Somebody else changed the text or a field since this edit began. */
    isBehind: card.version > base.version && !write.isPending,
    save: () => void send(base, draft),
    conflict,
    resolve,
    closeConflict: () => setConflict(null),
  }
}

/** The wire wants lists it may own. */
function sendable<Part extends Partial<CardFields>>(part: Part) {
  return { ...part, ...(part.labels ? { labels: [...part.labels] } : {}) }
}

/** What stands on the server, as a refused edit tells it. */
function standingOf(error: unknown): Base | null {
  const current = read(read(error, 'data'), 'current')
  const version = read(current, 'version')
  const theirs = read(current, 'theirs')
  if (typeof version !== 'number' || !isFields(theirs)) return null
  return { version, fields: theirs }
}

function isFields(value: unknown): value is CardFields {
  return cardFields.every((field) => read(value, field) !== undefined)
}

function read(from: unknown, name: string): unknown {
  return typeof from === 'object' && from !== null ? Reflect.get(from, name) : undefined
}
