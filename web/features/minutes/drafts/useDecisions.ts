import { useEffect, useRef, useState } from 'react'
import type { Review, ReviewLine } from '#contract/minutes.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { decidedFirst } from '#domain/minutes/texts.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { isNoAnswer, refusalOf } from '#web/lib/calls/refusal.ts'
import { toast } from '#web/lib/page/toast.ts'
import { minutesFailure } from '../queries.ts'
import { keepAnswer } from './keepAnswer.ts'
import type { Wish } from './reviewQueue.ts'
import { refusedLines, reviewQueue } from './reviewQueue.ts'

// A hundred calls a minute at the most: the rate of writes allows 120 (4.12.8).
const GAP_MS = 600

type Spent = { take: () => number; giveBack: (ms: number) => void }
type Overlay = ReadonlyMap<string, Wish>
const nothing: Overlay = new Map()
const unheard = 'review.offline'

/**
 * Decisions shown at once and stored one after another: what the server has, with what is on its way drawn over it. A line
 * that a colleague decided first is theirs, and said so.
 */
export function useDecisions(
  sessionId: string,
  review: Review | null,
  spent: Spent,
  /** What was read out as decided is not: so many lines stand as before. */
  onRefused: (count: number) => void,
) {
  const [overlay, setOverlay] = useState(nothing)
  const [isUnheard, setUnheard] = useState(false)
  const shown = useRef<readonly ReviewLine[]>([])
  shown.current = review?.lines ?? []
  // The last word of this person on each line, so that nothing they wrote is lost to whoever was faster.
  const own = useRef(new Map<string, Wish>())
  const letGo = (ids: readonly string[]) =>
    setOverlay((now) => new Map([...now].filter(([id]) => !ids.includes(id))))

  const refusedRef = useRef(onRefused)
  refusedRef.current = onRefused
  // What a toast may do later, when this function has run again.
  const pushRef = useRef<(wishes: readonly Wish[]) => void>(() => undefined)
  const [queue] = useState(() =>
    reviewQueue<Awaited<ReturnType<typeof api.minutes.decideLines>>>({
      gapMs: GAP_MS,
      revisionOf: (id) => shown.current.find((line) => line.id === id)?.revision ?? 0,
      send: async (lines) => {
        const spentMs = spent.take()
        try {
          const told = await api.minutes.decideLines({ sessionId, spentMs, lines: [...lines] })
          // What somebody else decided first has not been seen here: the next decision on it is theirs to hear of, too.
          const own = told.lines.filter(({ id }) => !told.overtaken.includes(id))
          return { told, revisions: new Map(own.map((line) => [line.id, line.revision])) }
        } catch (error) {
          spent.giveBack(spentMs)
          throw error
        }
      },
      stored: (told, done) => {
        setUnheard(false)
        toast.dismiss(unheard)
        keepAnswer(queryClient, sessionId, told)
        const theirs = told.lines.filter((line) => told.overtaken.includes(line.id))
        const [first] = theirs
        if (first) {
          const mine = theirs.flatMap((line) => own.current.get(line.id) ?? [])
          toast.info(decidedFirst(theirs), {
            id: `overtaken-${first.id}`,
            timeoutMs: 0,
            action: { label: boardUiTexts.keepMine, onPress: () => pushRef.current(mine) },
          })
        }
        letGo(done)
      },
      failed: (error, ids) => {
        const { problems, reason } = refusalOf(error)
        if (isNoAnswer(error) || reason === 'locked') {
          setUnheard(true)
          toast.error('Not saved yet. Your decisions stay here and are sent again.', { id: unheard })
          return ids
        }
        toast.error(problems[0]?.message ?? minutesFailure(error), { id: 'review.refused' })
        void queryClient.invalidateQueries({ queryKey: orpc.minutes.key() })
        const refused = refusedLines(problems)
        const kept = refused ? ids.filter((_, at) => !refused.has(at)) : []
        refusedRef.current(ids.length - kept.length)
        return kept
      },
      dropped: letGo,
    }),
  )
  useEffect(() => {
    queue.open()
    return () => queue.close()
  }, [queue])
  const push = (wishes: readonly Wish[], since?: number) => {
    for (const wish of wishes) own.current.set(wish.id, wish)
    setOverlay((now) => new Map([...now, ...wishes.map((wish) => [wish.id, wish] as const)]))
    queue.push(wishes, since)
  }
  pushRef.current = push

  return {
    lines: review ? drawn(review.lines, overlay) : [],
    isSaving: overlay.size > 0,
    /** The server did not answer last: what was decided is sent again. */
    isUnheard,
    push,
  }
}

function drawn(lines: readonly ReviewLine[], overlay: Overlay): ReviewLine[] {
  const known = new Set(lines.map((line) => line.id))
  const added = [...overlay.values()].filter((wish) => !known.has(wish.id) && wish.state !== 'dismissed')
  return [
    ...lines.map((line) => ({ ...line, ...overlay.get(line.id) })),
    ...added.map((wish) => ({ ...emptyLine, offeredKind: wish.kind, ...wish })),
  ]
}

const emptyLine = {
  tier: 'added',
  probability: null,
  line: null,
  dueWords: null,
  cues: [],
  before: null,
  after: null,
  decidedByName: null,
  isMine: true,
  revision: 0,
  problems: [],
} satisfies Partial<ReviewLine>
