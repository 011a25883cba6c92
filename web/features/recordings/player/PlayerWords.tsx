import { Search } from 'lucide-react'
import type { RefObject } from 'react'
import { memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { momentLabel } from '#domain/minutes/rules/moments.ts'
import { soundTexts } from '#domain/recordings/texts.ts'
import { useReducedMotion } from '#web/lib/page/mediaQuery.ts'
import { classes } from '#web/ui/classes.ts'
import { Input } from '#web/ui/forms/Input.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import type { Segment } from '../queries.ts'
import { showAbove, showRow } from './showRow.ts'

/** A part that a line opened; another object for each time it does. */
export type Opened = { readonly segment: number; readonly atMs: number }

type Props = {
  segments: readonly Segment[]
  /** The part that is being said; null before the first. */
  active: number | null
  /** The part that a line opened, until the sound goes on from there. */
  opened: Opened | null
  onJump: (ms: number) => void
  searchRef: RefObject<HTMLInputElement | null>
  /** What plays it, over the foot of the words. */
  barRef: RefObject<HTMLElement | null>
}

/** What is said, following the sound; a press on a part plays it from there. */
export const PlayerWords = memo(function PlayerWords(props: Props) {
  const { segments, active: said, opened, onJump, searchRef, barRef } = props
  const active = opened?.segment ?? said
  const [follows, setFollows] = useState(true)
  // A line that is opened is shown, also to somebody who had scrolled away.
  const [shownFor, setShownFor] = useState(opened)
  if (opened !== shownFor) {
    setShownFor(opened)
    if (opened) setFollows(true)
  }
  const [typed, setTyped] = useState('')
  const wanted = useDeferredValue(typed.trim().toLowerCase())
  const list = useRef<HTMLOListElement>(null)
  const isStill = useReducedMotion()
  const shown = useMemo(
    () =>
      wanted === ''
        ? segments
        : segments.filter(
            ({ text, speaker }) =>
              text.toLowerCase().includes(wanted) || speaker?.toLowerCase().includes(wanted),
          ),
    [segments, wanted],
  )

  useEffect(() => {
    if (!follows || wanted !== '' || active === null) return
    const row = list.current?.querySelector<HTMLElement>(`[data-segment="${active}"]`)
    const scroller = list.current
    if (!row || !scroller) return
    if (!opened) return showRow(scroller, row, isStill)
    return showRow(scroller, row, true, () => showAbove(scroller, row, barRef.current))
  }, [active, opened, follows, wanted, isStill, barRef])

  return (
    <div className="grid min-h-0 grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex items-center gap-4 border-b border-line px-4 py-3 md:px-5">
        <div className="relative min-w-0 flex-1">
          <Search
            size={16}
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-ink-3"
          />
          <Input
            ref={searchRef}
            type="search"
            value={typed}
            aria-label={soundTexts.search}
            aria-keyshortcuts="/"
            placeholder={soundTexts.search}
            onChange={(event) => setTyped(event.target.value)}
            className="pl-9"
          />
        </div>
        <Switch isOn={follows} onChange={setFollows} label={soundTexts.follow} className="gap-2.5" />
      </div>
      <p role="status" className="sr-only">
        {wanted === '' ? '' : `${shown.length} found`}
      </p>
      <ol
        ref={list}
        aria-label="Transcript"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: safe because what scrolls must be reachable by keyboard
        tabIndex={0}
        // Whoever scrolls by hand reads somewhere else: the words stop following.
        onWheel={() => setFollows(false)}
        onTouchMove={() => setFollows(false)}
        className="relative max-h-[26rem] scroll-mt-36 overflow-y-auto overscroll-contain py-2 focus-visible:-outline-offset-2 md:max-h-[30rem]"
      >
        {shown.map((segment, at) => (
          <Part
            key={segment.index}
            segment={segment}
            isSameSpeaker={
              wanted === '' &&
              at > 0 &&
              segment.speaker !== null &&
              shown[at - 1]?.speaker === segment.speaker
            }
            isActive={segment.index === active}
            onJump={onJump}
          />
        ))}
        {shown.length === 0 ? (
          <li className="px-4 py-6 text-body-s text-ink-3 md:px-5">{`Nothing said with “${typed.trim()}”.`}</li>
        ) : null}
      </ol>
    </div>
  )
})

type PartProps = {
  segment: Segment
  isSameSpeaker: boolean
  isActive: boolean
  onJump: (ms: number) => void
}

const Part = memo(function Part({ segment, isSameSpeaker, isActive, onJump }: PartProps) {
  const { startMs } = segment
  const label = momentLabel({ segment: segment.index, startMs }, segment.line)
  return (
    <li
      data-segment={segment.index}
      aria-current={isActive || undefined}
      className={classes(
        'relative grid scroll-mt-20 grid-cols-[3.25rem_minmax(0,1fr)] gap-x-3 px-4 [contain-intrinsic-size:auto_3.5rem] [content-visibility:auto] md:px-5',
        isSameSpeaker ? 'py-1.5' : 'pt-3 pb-1.5',
        isActive ? 'bg-heat-tint text-ink shadow-[inset_3px_0_0_var(--jul-heat)]' : 'text-ink-2',
      )}
    >
      <span className="text-right text-caption leading-[1.6] tnum">{label}</span>
      <div className="min-w-0">
        {segment.speaker && !isSameSpeaker ? (
          <p className="text-caption leading-[1.6] font-semibold text-ink">{segment.speaker}</p>
        ) : segment.speaker ? (
          <span className="sr-only">{segment.speaker}: </span>
        ) : null}
        {startMs === null ? (
          <p dir="auto" className="font-serif text-[1.0625rem] leading-[1.45] [overflow-wrap:anywhere]">
            {segment.text}
          </p>
        ) : (
          <button
            type="button"
            dir="auto"
            aria-label={`${label}, ${segment.text}`}
            onClick={() => onJump(startMs)}
            className="block w-full text-left font-serif text-[1.0625rem] leading-[1.45] [overflow-wrap:anywhere] after:absolute after:inset-0 hover:text-ink focus-visible:-outline-offset-2"
          >
            {segment.text}
          </button>
        )}
      </div>
    </li>
  )
})

/** The part that is being said: the last one that has begun; null before the first. */
export function activeAt(segments: readonly Segment[], atMs: number): number | null {
  let found: number | null = null
  for (const { index, startMs } of segments) {
    if (startMs === null) continue
    if (startMs > atMs) break
    found = index
  }
  return found
}
