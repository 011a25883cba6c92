import type { KeyboardEvent } from 'react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ReviewLine } from '#contract/minutes.ts'
import { lineKindName, minutesTexts } from '#domain/minutes/texts.ts'
import { useMediaQuery, usePhoneLayout } from '#web/lib/page/mediaQuery.ts'
import { classes } from '#web/ui/classes.ts'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { ApproveBar } from '../versions/ApproveBar.tsx'
import { HowDrafted } from '../versions/HowDrafted.tsx'
import { LineWriter } from '../versions/LineWriter.tsx'
import { useOwnLine } from '../versions/useOwnLine.ts'
import { KeyButtons } from './KeyButtons.tsx'
import { Marks, ReviewHead } from './ReviewHead.tsx'
import { ReviewList } from './ReviewList.tsx'
import type { TranscriptMark } from './ReviewTranscript.tsx'
import { ReviewTranscript } from './ReviewTranscript.tsx'
import { commandOf } from './reviewKeys.ts'
import { SummaryField } from './SummaryField.tsx'
import type { ReviewState } from './useReview.ts'

// What is typed or chosen there is no command.
const ownKeys = 'input, textarea, select, [role=combobox], [role=listbox]'

type Part = 'lines' | 'transcript' | 'summary'

type Props = {
  review: ReviewState
  facts: NonNullable<ReviewState['review']>
  onLeave: () => void
}

/** The draft, decided line by line next to what was said. */
export function Reviewing({ review, facts, onLeave }: Props) {
  const isPhone = usePhoneLayout()
  const isWide = useMediaQuery('(min-width: 1100px)')
  const page = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLElement>(null)
  const search = useRef<HTMLInputElement>(null)
  const [part, setPart] = useState<Part>('lines')
  const ownLine = useOwnLine(review.hold)
  const focusedId = review.focused?.id ?? null
  const kind = review.focused?.kind ?? null
  const { isWritten } = review
  const shows = (wanted: Part) =>
    isWide || part === wanted || (!isPhone && wanted !== 'transcript' && part !== 'transcript')

  // It ends with the window: what stands above it is a header of one row or two, and the word that the network is gone.
  useEffect(() => {
    const around = page.current?.closest('main')
    if (!around) return
    const measure = () => {
      const box = page.current?.getBoundingClientRect()
      if (box) page.current?.style.setProperty('--review-top', `${Math.round(box.top + window.scrollY)}px`)
    }
    const watch = new ResizeObserver(() => requestAnimationFrame(measure))
    watch.observe(around)
    return () => watch.disconnect()
  }, [])
  useEffect(() => list.current?.focus({ preventScroll: true }), [])
  const isMoved = useRef(false)
  useEffect(() => {
    // The first line is where the page opens anyway: only whoever moves is followed.
    if (!isMoved.current || !focusedId) {
      isMoved.current = true
      return
    }
    const row = list.current?.querySelector(`[data-line="${focusedId}"]`)
    row?.scrollIntoView({ block: 'nearest' })
  }, [focusedId])

  // The keys act from the opened line as from the list, and the next Tab goes on from it (WCAG 2.4.3).
  const rest = useCallback(() => {
    const line = list.current?.querySelector<HTMLElement>('[data-focused] fieldset')
    const at = line ?? list.current
    at?.focus({ preventScroll: true })
  }, [])
  // What was pressed may go with its line, or move with it to the lines of another kind.
  useEffect(() => {
    if (focusedId && kind && document.activeElement === document.body) rest()
  }, [focusedId, kind, rest])

  const people = [
    ...new Set(
      review.lines.flatMap((line) => [line.speaker, line.owner, line.kind === 'attendee' ? line.text : null]),
    ),
  ].filter((name) => name !== null)
  const marks = new Map<number, TranscriptMark>(
    review.shown.flatMap((line) =>
      line.moment && line.state !== 'dismissed' && line.kind !== 'recommendation'
        ? [[line.moment.segment, { line, label: markLabel(line) }] as const]
        : [],
    ),
  )
  function go(line: ReviewLine) {
    review.focusOn(line.id)
    if (!isWide) setPart('lines')
    rest()
  }

  function press(event: KeyboardEvent) {
    const { target } = event
    // A question or a list over the page is no part of it, though React has its keys pass here.
    const isElsewhere = !(target instanceof Element) || !event.currentTarget.contains(target)
    // A question has come over the page, though it does not hold the focus for another frame.
    const isCovered = !isElsewhere && target.closest('[aria-hidden="true"]') !== null
    if (event.defaultPrevented || isElsewhere || isCovered || target.closest(ownKeys)) return
    const command = commandOf(event)
    if (!command) return
    // Enter on a button presses it.
    if (event.key === 'Enter' && target.closest('button, a')) return
    const field = (name: string) =>
      list.current?.querySelector<HTMLElement>(`[data-focused] [data-${name}]`)?.focus()
    event.preventDefault()
    // Its words come first, and are typed where they will stand.
    const isUnwritten =
      command.name === 'accept' &&
      review.selected.length > 0 &&
      review.selected.every(({ text }) => text === '')
    if (command.name === 'accept') {
      review.accept(command.kind)
      if (isUnwritten) field('text')
    } else if (command.name === 'dismiss') review.dismiss()
    else if (command.name === 'undo') review.undo()
    else if (command.name === 'move') review.move(command.by, command.extends)
    else if (command.name === 'showMore') review.showAll()
    else if (command.name === 'search') search.current?.focus()
    else if (command.name === 'edit') field('text')
    else if (command.name === 'owner') field('owner')
    else if (command.name === 'due') field('due')
    else if (review.focused?.quote && review.focused.before)
      review.change(review.focused, { quote: `${review.focused.before} ${review.focused.quote}` })
    const isDecided = !isUnwritten && (command.name === 'accept' || command.name === 'dismiss')
    if (isDecided || document.activeElement === list.current) rest()
  }

  const approval = (
    <ApproveBar
      facts={facts}
      lines={review.lines}
      left={review.left}
      isSaving={review.isSaving}
      isPhone={isPhone}
      onApproved={onLeave}
    />
  )
  const transcript = (
    <ReviewTranscript
      sessionId={facts.sessionId}
      transcriptId={facts.transcriptId}
      focused={review.focused}
      marks={marks}
      search={search}
      onMark={go}
      onAdd={(line) => {
        review.add(line)
        if (!isPhone) rest()
      }}
      onSource={(line, source) => {
        review.change(line, source)
        if (!isWide) setPart('lines')
      }}
      className={
        isWide
          ? 'border-l border-line print:hidden'
          : 'h-[calc(100dvh-260px)] rounded-panel border border-line print:h-auto'
      }
    />
  )
  const parts = [
    { value: 'lines', label: 'Lines' },
    ...(isWritten ? [] : [{ value: 'transcript', label: 'Transcript' } as const]),
    ...(isPhone ? [{ value: 'summary', label: 'Summary' } as const] : []),
  ] satisfies { value: Part; label: string }[]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: safe because the keys belong to the list within, and act from all of the page
    <div
      ref={page}
      onKeyDown={press}
      data-bottom-bar={isPhone && part !== 'lines' ? undefined : ''}
      className="-mx-8 -mt-6 -mb-18 grid min-h-[calc(100dvh_-_var(--review-top,60px))] grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)_auto] max-md:-mx-4 max-md:-mt-4 min-[1100px]:h-[calc(100dvh_-_var(--review-top,60px))] min-[1100px]:min-h-[560px] print:m-0 print:block print:h-auto print:min-h-0"
    >
      <ReviewHead facts={facts} review={review} aside={isPhone ? approval : null} />
      <div
        className={classes(
          'min-h-0 min-[1100px]:grid print:block',
          isWritten
            ? 'grid-cols-[minmax(0,1fr)]'
            : 'min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(340px,34%)] 2xl:grid-cols-[minmax(0,1fr)_500px]',
        )}
      >
        <section
          ref={list}
          aria-label={isWritten ? 'Lines of the minutes' : 'Lines to decide'}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: safe because its keys act while it holds the focus
          tabIndex={0}
          className="min-h-0 px-8 pt-4 pb-8 outline-none max-lg:px-4 max-md:pb-36 min-[1100px]:overflow-y-auto print:p-0"
        >
          <div className="mx-auto max-w-[880px]">
            {isWide || parts.length < 2 ? null : (
              <Segments
                label="Part of the review"
                isWide
                value={part}
                onChange={setPart}
                options={parts}
                className="mb-3 w-full"
              />
            )}
            {isPhone && part === 'lines' ? <Marks review={review} className="mb-3" /> : null}
            <HowDrafted facts={facts} />
            {isPhone && part !== 'lines' ? null : shows('lines') ? (
              <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                {isWritten ? null : (
                  <Segments
                    label="Order"
                    value={review.order}
                    onChange={review.setOrder}
                    options={[
                      { value: 'confidence', label: 'By confidence' },
                      { value: 'talk', label: 'In order of the talk' },
                    ]}
                  />
                )}
                <p className="text-caption text-ink-3 max-md:hidden">
                  {review.isHeld
                    ? minutesTexts.notSaved
                    : review.isSaving
                      ? minutesTexts.saving
                      : minutesTexts.saved}
                </p>
              </div>
            ) : null}
            {shows('summary') ? <SummaryField review={review} /> : null}
            {shows('lines') ? (
              <>
                {isWritten ? (
                  <LineWriter
                    line={ownLine}
                    onAdd={(kind, text) =>
                      review.add({ kind, text, quote: null, speaker: null, moment: null })
                    }
                  />
                ) : null}
                {review.shown.length === 0 ? (
                  <Empty title={isWritten ? minutesTexts.noLines : minutesTexts.noCommitments} level={2}>
                    {isWritten ? minutesTexts.noLinesHint : minutesTexts.noCommitmentsHint}
                  </Empty>
                ) : null}
                <ReviewList
                  review={review}
                  people={people}
                  hasKeys={!isPhone}
                  onMoment={(line) => {
                    review.focusOn(line.id)
                    if (!isWide) setPart('transcript')
                  }}
                />
              </>
            ) : null}
            {!isWide && part === 'transcript' ? transcript : null}
          </div>
        </section>
        {isWide && !isWritten ? transcript : null}
      </div>
      {isPhone ? (
        part === 'lines' && (review.focused || !isWritten) ? (
          <KeyButtons
            isBar
            kind={review.focused?.kind ?? null}
            onAccept={review.accept}
            onDismiss={review.dismiss}
            onUndo={review.undo}
            className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface p-3 pb-[max(12px,env(safe-area-inset-bottom))]"
          />
        ) : null
      ) : (
        approval
      )}
      <p aria-live="polite" className="sr-only">
        {review.spoken}
      </p>
    </div>
  )
}

const markLabel = (line: ReviewLine): string =>
  line.state === 'open' && line.tier === 'maybe' ? 'Maybe' : lineKindName[line.kind]
