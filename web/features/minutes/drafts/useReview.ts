import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { ReviewLine } from '#contract/minutes.ts'
import { decidable } from '#domain/minutes/rules/review.ts'
import type { ReviewOrder } from '#domain/minutes/rules/reviewOrder.ts'
import { between, leftOf, neighbourOf, nextOpen, sectionsOf } from '#domain/minutes/rules/reviewOrder.ts'
import { spokenLine } from '#domain/minutes/rules/spokenLine.ts'
import { minutesTexts, notKept } from '#domain/minutes/texts.ts'
import type { LineKind, OfferState } from '#domain/minutes/types.ts'
import { queryClient } from '#web/lib/calls/queryClient.ts'
import { useLive } from '#web/lib/live/live.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { useAnnouncer } from '#web/lib/page/useAnnouncer.ts'
import { useGathered } from '#web/lib/time/useGathered.ts'
import { reviewQuery } from '../queries.ts'
import type { Wish } from './reviewQueue.ts'
import { useDecisions } from './useDecisions.ts'
import { useSpent } from './useSpent.ts'

/** What a person may change of a line without deciding it otherwise. */
export type LineChange = Partial<Omit<Wish, 'id'>>
export type Added = Pick<Wish, 'kind' | 'text' | 'quote' | 'speaker' | 'moment'>

/** The review of a draft in one place: what is shown, where the focus is, and what each key does. */
export function useReview(sessionId: string) {
  const query = useQuery(reviewQuery(sessionId))
  const review = query.data?.review ?? null
  const isOpen = review !== null && (review.status === 'draft' || review.status === 'reviewed')
  const spent = useSpent(isOpen)
  const { spoken, announce } = useAnnouncer()
  const decisions = useDecisions(sessionId, review, spent, (count) => announce(notKept(count)))
  const { lines } = decisions
  const latest = useRef(lines)
  latest.current = lines
  useUnsaved(decisions.isSaving)
  const [held, setHeld] = useState(0)
  const [hold] = useState(() => () => {
    setHeld((count) => count + 1)
    return () => setHeld((count) => count - 1)
  })
  const [chosen, setOrder] = useState<ReviewOrder>('confidence')
  // What a person writes was neither offered nor said: it stands by its kind.
  const isWritten = review?.method === 'written'
  const order = isWritten ? 'kinds' : chosen
  const [isAllShown, setAllShown] = useState(false)
  const [focus, setFocus] = useState<string | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const done = useRef<Wish[][]>([])

  const refresh = useGathered(() => {
    void queryClient.invalidateQueries({ queryKey: reviewQuery(sessionId).queryKey })
  })
  useLive('minutes', (event) => {
    const isOwn = event.kind === 'minutes.decided' && (event.version ?? 0) <= (review?.revision ?? 0)
    if (event.id === sessionId && !isOwn) refresh()
  })

  const sections = sectionsOf(lines, order, isAllShown)
  const shown = sections.flatMap((section) => section.lines)
  // Until a person moves, the first line that is open.
  const focused = shown.find((line) => line.id === focus) ?? (focus === null ? nextOpen(shown, null) : null)
  const selected = focused && from ? between(shown, from, focused.id) : focused ? [focused] : []
  const hidden = sections.reduce((sum, section) => sum + section.hidden, 0)

  function put(changed: readonly ReviewLine[], wishes: readonly Wish[], since?: number) {
    done.current.push(changed.map(wishOf))
    decisions.push(wishes, since)
  }
  /** Decides lines, and goes on to the next that is open; null where nothing that is shown is. */
  function decide(all: readonly ReviewLine[], state: OfferState, kind: LineKind | null): string | null {
    const chosen = decidable(all, state)
    const last = chosen.at(-1)
    if (!last) {
      if (all.length > 0) toast.info(minutesTexts.wordsFirst, { id: 'review.words' })
      return null
    }
    put(
      chosen,
      chosen.map((line) => ({ ...wishOf(line), state, kind: kind ?? line.kind })),
    )
    const ids = new Set(chosen.map((line) => line.id))
    const next = nextOpen(
      shown.map((line) => (ids.has(line.id) ? { ...line, state } : line)),
      last.id,
    )
    setFrom(null)
    setFocus(next?.id ?? last.id)
    const left = leftOf(lines) - chosen.filter((line) => line.state === 'open').length
    const said = `${state === 'accepted' ? 'Accepted' : 'Dismissed'}. ${left} left.`
    announce(next ? `${said} Next: ${spokenLine(next)}` : said)
    return next?.id ?? null
  }

  return {
    ...query,
    review,
    isOpen,
    isWritten,
    lines,
    sections,
    shown,
    hidden,
    order,
    focused,
    selected,
    spoken,
    announce,
    isSaving: decisions.isSaving,
    /** A field holds words that are not on their way yet, or what was sent has not been heard. */
    isHeld: held > 0 || (decisions.isSaving && decisions.isUnheard),
    hold,
    left: leftOf(lines),
    spentMs: () => (review?.spentMs ?? 0) + spent.peek(),
    setOrder,
    showAll: () => {
      const all = sectionsOf(lines, order, true).flatMap((section) => section.lines)
      setAllShown(true)
      const next = nextOpen(all, focused?.id ?? null)
      if (next) {
        setFocus(next.id)
        announce(spokenLine(next))
      }
      return next?.id ?? null
    },
    focusOn: (id: string) => {
      setFrom(null)
      setFocus(id)
    },
    move: (by: 1 | -1, isExtending: boolean): string | null => {
      const next = neighbourOf(shown, focused?.id ?? null, by)
      const begin = isExtending ? (from ?? focused?.id ?? null) : null
      setFrom(begin)
      setFocus(next?.id ?? null)
      if (next) {
        const count = begin ? between(shown, begin, next.id).length : 1
        announce(count > 1 ? `${count} lines selected. ${spokenLine(next)}` : spokenLine(next))
      }
      return next?.id ?? null
    },
    accept: (kind: LineKind | null) => decide(selected, 'accepted', kind),
    dismiss: () => decide(selected, 'dismissed', null),
    decideAll: (chosen: readonly ReviewLine[], state: 'accepted' | 'dismissed') =>
      decide(chosen, state, null),
    /**
     * `since` is the revision that it was written upon, where a newer one came meanwhile. A field that goes because its line was decided
     * hands its words on last: they do not take the decision back.
     */
    change: (line: ReviewLine, change: LineChange, since?: number) => {
      const now = latest.current.find(({ id }) => id === line.id) ?? line
      put([now], [{ ...wishOf(now), ...change }], since)
    },
    add: (line: Added): string => {
      const id = crypto.randomUUID()
      const wish: Wish = { ...line, id, state: 'accepted', owner: line.speaker, dueOn: null }
      done.current.push([{ ...wish, state: 'dismissed' }])
      decisions.push([wish])
      setFrom(null)
      setFocus(id)
      announce('Added.')
      return id
    },
    /** A line that rests on no sentence: the summary. */
    write: (kind: LineKind, text: string) =>
      decisions.push([
        {
          id: crypto.randomUUID(),
          state: 'accepted',
          kind,
          text,
          quote: null,
          speaker: null,
          moment: null,
          owner: null,
          dueOn: null,
        },
      ]),
    /** Takes back what was decided last, be it one line or many. */
    undo: (): string | null => {
      const before = done.current.pop()
      const [first] = before ?? []
      if (!before || !first) return null
      decisions.push(before)
      setFrom(null)
      setFocus(first.id)
      const line = latest.current.find(({ id }) => id === first.id)
      announce(line ? `Taken back. ${spokenLine({ ...line, ...first })}` : 'Taken back.')
      return first.id
    },
  }
}

export type ReviewState = ReturnType<typeof useReview>

const wishOf = (line: ReviewLine): Wish => ({
  id: line.id,
  state: line.state,
  kind: line.kind,
  text: line.text,
  quote: line.quote,
  speaker: line.speaker,
  moment: line.moment,
  owner: line.owner,
  dueOn: line.dueOn,
})
