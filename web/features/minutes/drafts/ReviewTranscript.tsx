import { ChevronDown, ChevronUp, Pencil, Quote, Search } from 'lucide-react'
import type { RefObject } from 'react'
import { memo, useEffect, useMemo, useRef, useState } from 'react'
import type { ReviewLine } from '#contract/minutes.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { evidencedKinds, segmentsOfQuote } from '#domain/minutes/rules/evidence.ts'
import { momentLabel } from '#domain/minutes/rules/moments.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { recordingTexts } from '#domain/recordings/texts.ts'
import type { Segment } from '#web/features/recordings/queries.ts'
import { currentOf } from '#web/features/recordings/queries.ts'
import { EraseTranscriptStaff } from '#web/features/recordings/screens/EraseTranscriptStaff.tsx'
import { PartStaff } from '#web/features/recordings/screens/PartStaff.tsx'
import { SpeakersStaff } from '#web/features/recordings/screens/SpeakersStaff.tsx'
import { useReducedMotion } from '#web/lib/page/mediaQuery.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import type { Picked } from './pickedWords.ts'
import { pickedIn } from './pickedWords.ts'
import { commandOf, kindKeys } from './reviewKeys.ts'
import type { Added } from './useReview.ts'
import { useTranscriptWords } from './useTranscriptWords.ts'

export type TranscriptMark = { readonly line: ReviewLine; readonly label: string }

type Props = {
  sessionId: string
  transcriptId: string | null
  /** The line in the focus: its segments are shown and tinted. */
  focused: ReviewLine | null
  /** Lines by the segment they begin in. */
  marks: ReadonlyMap<number, TranscriptMark>
  search: RefObject<HTMLInputElement | null>
  onMark: (line: ReviewLine) => void
  onAdd: (line: Added) => void
  /** The sentence that a typed line rests on. */
  onSource: (line: ReviewLine, source: Pick<Added, 'quote' | 'speaker' | 'moment'>) => void
  className?: string
}

/** The whole talk next to its review: it can be searched, follows the focus, and any of its words become a line. */
export function ReviewTranscript(props: Props) {
  const { sessionId, transcriptId, focused, marks, search, onMark, onAdd, onSource, className } = props
  const { segments, transcript, canErase, canName, canEdit, isPending, error, refetch, isRefetching } =
    useTranscriptWords(sessionId, transcriptId)
  const scroller = useRef<HTMLElement>(null)
  const isStill = useReducedMotion()
  const [words, setWords] = useState('')
  const [at, setAt] = useState(0)
  const [picked, setPicked] = useState<Picked | null>(null)
  const [opened, setEdited] = useState<Segment | null>(null)
  const edited = currentOf(segments, opened)
  const wanted = words.trim().toLowerCase()
  const hits = useMemo(
    () =>
      wanted.length < 2 ? [] : segments.filter((segment) => segment.text.toLowerCase().includes(wanted)),
    [segments, wanted],
  )
  const hit = hits[at % Math.max(hits.length, 1)]?.index ?? null
  const place = hit ?? focused?.moment?.segment ?? null
  const isThere = segments.some((segment) => segment.index === place)

  useEffect(() => {
    const box = scroller.current
    const row = isThere ? box?.querySelector<HTMLElement>(`[data-segment="${place}"]`) : null
    if (!box || !row) return
    box.scrollTo({ top: row.offsetTop - box.clientHeight / 3, behavior: isStill ? 'instant' : 'smooth' })
  }, [place, isThere, isStill])
  useEffect(() => {
    const look = () => setPicked(scroller.current && pickedIn(scroller.current, document.getSelection()))
    document.addEventListener('selectionchange', look)
    return () => document.removeEventListener('selectionchange', look)
  }, [])

  // A sentence may run over several parts: all of them are what the line rests on.
  const begun = focused?.moment?.segment ?? null
  const quote = focused?.quote ?? null
  const ended = useMemo(
    () => (begun === null ? null : begun + segmentsOfQuote(segments, begun, quote) - 1),
    [segments, begun, quote],
  )
  const isQuoted = (index: number) => begun !== null && ended !== null && index >= begun && index <= ended
  const isTyped = focused !== null && !focused.quote && evidencedKinds.includes(focused.kind)
  function take(use: (source: { quote: string } & Pick<Added, 'speaker' | 'moment'>) => void) {
    const segment = segments.find((each) => each.index === picked?.segment)
    if (!picked || !segment || picked.quote.length > minutesLimits.lineText) return
    const { index, startMs, speaker } = segment
    document.getSelection()?.removeAllRanges()
    use({ quote: picked.quote, speaker, moment: { segment: index, startMs } })
  }
  const add = (kind: Added['kind']) => take((source) => onAdd({ ...source, kind, text: source.quote }))
  const minutes = Math.round((segments.at(-1)?.endMs ?? segments.at(-1)?.startMs ?? 0) / 60_000)
  return (
    <aside
      aria-label="Transcript"
      className={classes('relative grid min-h-0 grid-rows-[auto_minmax(0,1fr)] bg-surface', className)}
    >
      <header className="grid gap-3 border-b border-line px-5 pt-3.5 pb-3 max-md:px-4">
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <h2 className="title-s">Transcript</h2>
          {transcript ? (
            <div className="flex items-center gap-1">
              <p className="text-caption text-ink-3 tnum">
                {transcript.segmentCount.toLocaleString('en-GB')} parts
                {minutes > 0 ? `, ${minutes === 1 ? '1 minute' : `${minutes} minutes`}` : ''}
              </p>
              {canName ? <SpeakersStaff id={transcript.id} /> : null}
              {canErase ? <EraseTranscriptStaff id={transcript.id} /> : null}
            </div>
          ) : null}
        </div>
        <div className="flex h-9 items-center gap-2 rounded-control border border-control pr-1 pl-2.5 focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus max-md:h-11">
          <Search size={16} aria-hidden="true" className="shrink-0 text-ink-3" />
          <input
            ref={search}
            type="search"
            aria-label="Search the transcript"
            placeholder="Search the transcript"
            value={words}
            maxLength={100}
            onChange={(event) => {
              setWords(event.target.value)
              setAt(0)
            }}
            onKeyDown={(event) => {
              if (event.key === 'Enter') setAt((now) => now + (event.shiftKey ? hits.length - 1 : 1))
              if (event.key === 'Escape') setWords('')
            }}
            className="min-w-0 flex-1 bg-transparent text-body-s outline-none"
          />
          {wanted.length >= 2 ? (
            <>
              <span role="status" className="text-caption whitespace-nowrap text-ink-3 tnum">
                {hits.length === 0 ? 'Nothing found' : `${(at % hits.length) + 1} of ${hits.length}`}
              </span>
              <IconButton
                icon={ChevronUp}
                size="small"
                label="Previous match"
                onClick={() => setAt((now) => now + hits.length - 1)}
              />
              <IconButton
                icon={ChevronDown}
                size="small"
                label="Next match"
                onClick={() => setAt((now) => now + 1)}
              />
            </>
          ) : null}
        </div>
        {canEdit && segments.length > 0 && segments.every(({ speaker }) => speaker === null) ? (
          <p className="text-caption text-ink-2">{recordingTexts.nobodyNamedReview}</p>
        ) : null}
      </header>
      <section
        ref={scroller}
        aria-label="What was said. Select words and press A, D, N or I to add a line."
        // biome-ignore lint/a11y/noNoninteractiveTabindex: safe because what scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={(event) => {
          const command = commandOf(event)
          if (!picked || command?.name !== 'accept') return
          event.preventDefault()
          event.stopPropagation()
          add(command.kind)
        }}
        className="relative min-h-40 overflow-y-auto overscroll-contain pt-1 pb-16 focus-visible:-outline-offset-2"
      >
        {transcriptId === null || (error && segments.length === 0) ? (
          error ? (
            <SectionError className="p-5" onRetry={() => void refetch()} isRetrying={isRefetching}>
              Couldn't load the transcript.
            </SectionError>
          ) : (
            <Empty title={minutesTexts.wordsErased}>{minutesTexts.wordsErasedHint}</Empty>
          )
        ) : isPending ? (
          <Loading label="Loading transcript" className="p-5">
            <SkeletonLines lines={9} />
          </Loading>
        ) : (
          <ol>
            {segments.map((segment, index) => (
              <Said
                key={segment.index}
                segment={segment}
                isSameSpeaker={segment.speaker !== null && segments[index - 1]?.speaker === segment.speaker}
                isFocused={isQuoted(segment.index)}
                isHit={segment.index === hit}
                wanted={wanted.length < 2 ? '' : wanted}
                mark={marks.get(segment.index) ?? null}
                onMark={onMark}
              />
            ))}
          </ol>
        )}
      </section>
      {picked ? (
        <div
          role="toolbar"
          aria-label="Add the selected words as"
          className="absolute inset-x-3 bottom-3 z-[3] mx-auto flex w-fit flex-wrap justify-center gap-0.5 rounded-[9px] bg-ink p-[3px] text-ink-inverse shadow-dialog"
        >
          {kindKeys.map((each) => (
            <button
              key={each.key}
              type="button"
              // The selection must outlive the press.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => add(each.kind)}
              className="inline-flex h-[30px] items-center gap-1.5 rounded-chip pr-2 pl-1.5 text-caption font-semibold hover:bg-white/15 pointer-coarse:h-11"
            >
              <span
                aria-hidden="true"
                className="grid size-[18px] place-items-center rounded-[4px] bg-white/20 font-sans text-[.6875rem] font-bold dark:bg-black/15"
              >
                {each.key}
              </span>
              {each.label}
            </button>
          ))}
          {isTyped && focused ? (
            <button
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => take((source) => onSource(focused, source))}
              className="inline-flex h-[30px] items-center gap-1.5 rounded-chip px-2 text-caption font-semibold hover:bg-white/15 pointer-coarse:h-11"
            >
              <Quote size={14} aria-hidden="true" />
              {minutesTexts.useAsSource}
            </button>
          ) : null}
          {canEdit ? (
            <button
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => setEdited(segments.find((each) => each.index === picked.segment) ?? null)}
              className="inline-flex h-[30px] items-center gap-1.5 rounded-chip px-2 text-caption font-semibold hover:bg-white/15 pointer-coarse:h-11"
            >
              <Pencil size={14} aria-hidden="true" />
              {recordingTexts.correct}
            </button>
          ) : null}
        </div>
      ) : null}
      {edited && transcript ? (
        <PartStaff transcriptId={transcript.id} segment={edited} onClose={() => setEdited(null)} />
      ) : null}
    </aside>
  )
}

type SaidProps = {
  segment: Segment
  isSameSpeaker: boolean
  isFocused: boolean
  isHit: boolean
  wanted: string
  mark: TranscriptMark | null
  onMark: (line: ReviewLine) => void
}

const Said = memo(function Said(props: SaidProps) {
  const { segment, isSameSpeaker, isFocused, isHit, wanted, mark, onMark } = props
  return (
    <li
      data-segment={segment.index}
      className={classes(
        'grid grid-cols-[46px_minmax(0,1fr)_68px] gap-x-2.5 px-5 [contain-intrinsic-size:auto_3rem] [content-visibility:auto] max-md:px-4 print:[content-visibility:visible]',
        isSameSpeaker ? 'py-1' : 'pt-2.5 pb-1',
        isFocused && 'bg-heat-tint shadow-[inset_3px_0_0_var(--jul-heat)]',
      )}
    >
      <span className="pt-1 text-micro text-ink-3 tnum select-none">
        {momentLabel({ segment: segment.index, startMs: segment.startMs }, segment.line)}
      </span>
      <div className="min-w-0">
        {segment.speaker && !isSameSpeaker ? (
          <p className="text-micro leading-[1.5] font-semibold select-none">{segment.speaker}</p>
        ) : null}
        <p
          data-words={segment.index}
          dir="auto"
          className="font-serif text-[1.0625rem] leading-[1.45] [overflow-wrap:anywhere] selection:bg-ink selection:text-ink-inverse"
        >
          <Hits text={segment.text} wanted={wanted} isCurrent={isHit} />
        </p>
      </div>
      {mark ? (
        <button
          type="button"
          onClick={() => onMark(mark.line)}
          className={classes(
            'h-fit min-h-6 pt-1 text-right text-micro font-[560] select-none hover:text-ink pointer-coarse:min-h-11',
            isFocused ? 'text-heat-text' : 'text-ink-2',
          )}
        >
          {mark.label}
        </button>
      ) : (
        <span />
      )}
    </li>
  )
})

function Hits({ text, wanted, isCurrent }: { text: string; wanted: string; isCurrent: boolean }) {
  if (wanted === '') return text
  const lower = text.toLowerCase()
  // A character that changes its length in lower case would shift the places.
  if (lower.length !== text.length) return text
  const parts = []
  let from = 0
  for (let found = lower.indexOf(wanted); found >= 0; found = lower.indexOf(wanted, from)) {
    if (found > from) parts.push(text.slice(from, found))
    parts.push(
      <mark
        key={found}
        className={classes(
          'rounded-[2px] bg-warning px-0.5 text-steel-950',
          isCurrent && 'shadow-[0_0_0_2px_var(--jul-ink)]',
        )}
      >
        {text.slice(found, found + wanted.length)}
      </mark>,
    )
    from = found + wanted.length
  }
  return [...parts, text.slice(from)]
}
