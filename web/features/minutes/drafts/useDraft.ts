import { useRef, useState } from 'react'
import type { Minutes, MinutesLine } from '#contract/minutes.ts'
import type { LineKind } from '#domain/minutes/types.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useEdit } from '#web/lib/edits/useEdit.ts'
import { toast } from '#web/lib/page/toast.ts'
import { minutesQuery } from '../queries.ts'
import { saveDraft } from './mutations.ts'

type Found = ReadonlyMap<string, readonly string[]>
const nothingFound: Found = new Map()

/**
 * The lines of a draft while a person edits them. What others change is taken over only while nothing is unsaved;
 * otherwise the person is told and chooses, and no text is lost (K93).
 */
export function useDraft(sessionId: string, current: Minutes) {
  const [lines, setLines] = useState<readonly MinutesLine[]>(current.lines)
  const [found, setFound] = useState<Found>(nothingFound)
  // Another content is another version, so that a repeated save is never taken for the one before it.
  const versionId = useRef<string>(crypto.randomUUID())
  const edit = useEdit({
    row: current,
    versionOf: ({ number }) => number,
    isNewer: (now, base) => now.versionId !== base.versionId,
    store: saveDraft(),
    stored: (answer) => {
      queryClient.setQueryData(minutesQuery(sessionId).queryKey, answer)
      if (answer.minutes.minutes) adopt(answer.minutes.minutes)
    },
    refused: (error) => {
      const told = new Map<string, string[]>()
      for (const problem of refusalOf(error).problems) {
        const id = lines[Number(problem.field.split('.')[1])]?.id ?? ''
        told.set(id, [...(told.get(id) ?? []), problem.message])
      }
      if (told.size > 0) setFound(told)
    },
  })
  const { base } = edit
  const isDirty = lines !== base.lines
  // Followed for as long as nothing is typed.
  if (current !== base && !isDirty) {
    edit.begin(current)
    setLines(current.lines)
  }

  function change(next: readonly MinutesLine[]) {
    versionId.current = crypto.randomUUID()
    setFound(nothingFound)
    setLines(next)
  }
  function adopt(minutes: Minutes) {
    edit.begin(minutes)
    setLines(minutes.lines)
    setFound(nothingFound)
    versionId.current = crypto.randomUUID()
  }

  const send = (baseNumber: number) =>
    edit.save({ sessionId, baseNumber, versionId: versionId.current, lines: lines.map(written) })

  return {
    lines,
    base,
    isDirty,
    isStale: isDirty && edit.isBehind,
    isSaving: edit.isSaving,
    /** What the server found wrong with a line, while it still reads as it was sent. */
    foundIn: (id: string) => found.get(id) ?? [],
    /** True for a line that reads as the server last had it. */
    isSaved: (line: MinutesLine) => base.lines.includes(line),
    save: () => send(edit.from),
    saveOver: () => send(edit.overrule()),
    takeTheirs: () => adopt(current),
    edit: (id: string, fields: Partial<MinutesLine>) =>
      change(lines.map((line) => (line.id === id ? { ...line, ...fields } : line))),
    remove: (id: string) => {
      const at = lines.findIndex((line) => line.id === id)
      const line = lines[at]
      if (!line) return
      change(lines.toSpliced(at, 1))
      toast.info('Line deleted', {
        id: `line-${id}`,
        action: {
          label: 'Undo',
          onPress: () =>
            setLines((now) =>
              now.some((each) => each.id === id) ? now : now.toSpliced(Math.min(at, now.length), 0, line),
            ),
        },
      })
    },
    add: (kind: LineKind): string => {
      const line = { ...emptyLine, id: crypto.randomUUID(), kind }
      const last = lines.findLastIndex((each) => each.kind === kind)
      change(lines.toSpliced(last < 0 ? lines.length : last + 1, 0, line))
      return line.id
    },
    move: (id: string, by: -1 | 1) => {
      const at = lines.findIndex((line) => line.id === id)
      const line = lines[at]
      if (!line) return
      let other = at + by
      while (lines[other] && lines[other]?.kind !== line.kind) other += by
      const swapped = lines[other]
      if (swapped) change(lines.with(at, swapped).with(other, line))
    },
  }
}

/** What a person writes of a line. */
const written = ({ id, kind, text, quote, speaker, moment, owner, dueOn }: MinutesLine) => ({
  id,
  kind,
  text,
  quote,
  speaker,
  moment,
  owner,
  dueOn,
})

export type Draft = ReturnType<typeof useDraft>

const emptyLine: Omit<MinutesLine, 'id' | 'kind'> = {
  text: '',
  quote: null,
  speaker: null,
  moment: null,
  line: null,
  owner: null,
  dueOn: null,
  cardId: null,
  canMakeCard: { ok: false, reason: null },
  problems: [],
}
