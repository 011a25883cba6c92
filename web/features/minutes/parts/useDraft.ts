import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Minutes, MinutesLine } from '#contract/minutes.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import type { LineKind } from '#domain/minutes/types.ts'
import { api, orpc } from '#web/lib/api.ts'
import { refusalOf } from '#web/lib/refusal.ts'
import { toast } from '#web/lib/toast.ts'
import { minutesFailure, minutesQuery } from '../queries.ts'

type Found = ReadonlyMap<string, readonly string[]>
const nothingFound: Found = new Map()

/**
 * The lines of a draft while a person edits them. What others change is taken over only while nothing is unsaved;
 * otherwise the person is told and chooses, and no text is lost (K93).
 */
export function useDraft(sessionId: string, current: Minutes) {
  const queryClient = useQueryClient()
  const [base, setBase] = useState(current)
  const [lines, setLines] = useState<readonly MinutesLine[]>(current.lines)
  const [found, setFound] = useState<Found>(nothingFound)
  // Another content is another version, so that a repeated save is never taken for the one before it.
  const versionId = useRef<string>(crypto.randomUUID())
  const isDirty = lines !== base.lines
  const isNewer = current !== base && (current.versionId !== base.versionId || !isDirty)
  if (isNewer && !isDirty) {
    setBase(current)
    setLines(current.lines)
  }

  function change(next: readonly MinutesLine[]) {
    versionId.current = crypto.randomUUID()
    setFound(nothingFound)
    setLines(next)
  }
  function adopt(minutes: Minutes) {
    setBase(minutes)
    setLines(minutes.lines)
    setFound(nothingFound)
    versionId.current = crypto.randomUUID()
  }

  const save = useMutation({
    mutationFn: (baseNumber: number) =>
      api.minutes.saveDraft({
        sessionId,
        baseNumber,
        versionId: versionId.current,
        lines: lines.map(({ id, kind, text, quote, speaker, moment, owner, dueOn }) => ({
          id,
          kind,
          text,
          quote,
          speaker,
          moment,
          owner,
          dueOn,
        })),
      }),
    onSuccess: (answer) => {
      queryClient.setQueryData(minutesQuery(sessionId).queryKey, answer)
      if (answer.minutes.minutes) adopt(answer.minutes.minutes)
      toast.success(minutesTexts.updated)
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      if (refusal.code === 'CONFLICT') return
      if (refusal.problems.length === 0) return void toast.error(minutesFailure(error))
      const told = new Map<string, string[]>()
      for (const problem of refusal.problems) {
        const id = lines[Number(problem.field.split('.')[1])]?.id ?? ''
        told.set(id, [...(told.get(id) ?? []), problem.message])
      }
      setFound(told)
      toast.error("Some lines can't be saved yet. Check the highlighted ones.", { id: 'draft.problems' })
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.minutes.key() }),
  })

  return {
    lines,
    base,
    isDirty,
    isStale: isDirty && current.versionId !== base.versionId,
    isSaving: save.isPending,
    /** What the server found wrong with a line, while it still reads as it was sent. */
    foundIn: (id: string) => found.get(id) ?? [],
    /** True for a line that reads as the server last had it. */
    isSaved: (line: MinutesLine) => base.lines.includes(line),
    save: () => save.mutate(base.number),
    saveOver: () => save.mutate(current.number),
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
