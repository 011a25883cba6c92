import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useEffect, useRef, useState } from 'react'
import type { Recording } from '#contract/recordings.ts'
import { soundTexts } from '#domain/recordings/texts.ts'
import { useStable } from '#web/lib/page/useStable.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { longDayText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { saveCopy } from '../mutations.ts'
import type { Segment, TranscriptPlace, TranscriptRead } from '../queries.ts'
import { soundWords, wordsQuery } from '../queries.ts'
import { PlayerBar } from './PlayerBar.tsx'
import type { Opened } from './PlayerWords.tsx'
import { activeAt, PlayerWords } from './PlayerWords.tsx'
import { useSound } from './useSound.ts'
import { isOfOtherRecording } from './words.ts'

type Props = {
  recording: Recording
  transcriptId: TranscriptRead['transcriptId']
  hasTranscript: TranscriptRead['hasTranscript']
  place: TranscriptPlace
  /** Moments of lines of the minutes, in their order. */
  ticks: readonly number[]
  /** It has begun to play. */
  onPlayed: () => void
}

const none: readonly Segment[] = []
const noTicks: readonly number[] = []
// The element rounds where it is put.
const NEAR_MS = 500

/** A recording with what is said in it: the words follow the sound, and a press on them moves it (T-088). */
export function Player({ recording, transcriptId, hasTranscript, place, ticks, onPlayed }: Props) {
  const sound = useSound(recording.id, recording.durationMs ?? 0)
  const words = useQuery(wordsQuery({ sessionId: recording.sessionId, transcriptId, hasTranscript }))
  const zone = useZone()
  const saving = useMutation(saveCopy(recording.id))
  const search = useRef<HTMLInputElement>(null)
  const root = useRef<HTMLElement>(null)
  const bar = useRef<HTMLDivElement>(null)
  const asked = useRef('')
  const [opened, setOpened] = useState<Opened | null>(null)
  const isOfOther = isOfOtherRecording(words.data, recording.id)
  const segments = isOfOther ? none : (words.data?.segments ?? none)
  const target = place.segment === null ? undefined : segments.find(({ index }) => index === place.segment)

  // The parts need not be drawn anew ten times a second, while all that moves is the time.
  const { onJump } = useStable({
    onJump: (ms: number) => {
      sound.to(ms)
      sound.play()
    },
  })

  // A line, a card or a brief opens the recording at its second, and its words also where the sound ends before them.
  useEffect(() => {
    const wanted = `${place.segment} ${place.asked}`
    if (!target || target.startMs === null || asked.current === wanted) return
    asked.current = wanted
    setOpened({ segment: target.index, atMs: sound.to(target.startMs) })
    root.current?.focus({ preventScroll: true })
  }, [target, place.segment, place.asked, sound.to])

  function onKeyDown(event: KeyboardEvent) {
    const on = event.target
    const isTyping = on instanceof HTMLInputElement && on.type !== 'range' && on.type !== 'checkbox'
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    const isPressed =
      on instanceof HTMLButtonElement || (on instanceof HTMLInputElement && on.type === 'checkbox')
    if (event.key === ' ' && !isPressed) sound.toggle()
    else if (event.key === 'j' || event.key === 'J') sound.back()
    else if (event.key === 'l' || event.key === 'L') sound.forward()
    else if (event.key === 'm' || event.key === 'M') sound.toggleMuted()
    else if (event.key === '/') search.current?.focus()
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  if (sound.refusal) {
    return (
      <Banner tone="warning" className="m-4">
        {soundWords(sound.refusal)}
      </Banner>
    )
  }
  const isThere = opened !== null && Math.abs(sound.atMs - opened.atMs) < NEAR_MS
  const Media = recording.hasVideo ? 'video' : 'audio'
  return (
    <section
      ref={root}
      aria-label={soundTexts.player}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="relative grid outline-none"
    >
      <div className={recording.hasVideo ? 'relative bg-steel-950' : 'relative'}>
        <Media
          {...sound.element}
          onPlay={() => {
            sound.element.onPlay()
            setOpened(null)
            onPlayed()
          }}
          playsInline
          controlsList="nodownload"
          className={recording.hasVideo ? 'mx-auto block max-h-[17rem] w-full' : undefined}
        />
        {recording.hasVideo && sound.shownName ? (
          <p
            aria-hidden="true"
            className="pointer-events-none absolute inset-0 grid place-items-center text-title-m font-semibold text-white/35 select-none"
          >
            {sound.shownName}
          </p>
        ) : null}
      </div>
      {sound.hasFailed ? (
        <Banner tone="danger" role="alert" className="m-4">
          {soundTexts.playFailed}
        </Banner>
      ) : null}
      {segments.length > 0 ? (
        <PlayerWords
          segments={segments}
          active={activeAt(segments, sound.atMs)}
          opened={isThere ? opened : null}
          searchRef={search}
          barRef={bar}
          onJump={onJump}
        />
      ) : words.isPending ? (
        <Loading label="Loading transcript" className="p-5">
          <SkeletonLines lines={6} />
        </Loading>
      ) : (
        <p className="px-4 py-6 text-body-s text-ink-2 md:px-5">
          {isOfOther ? soundTexts.otherWords : soundTexts.noTranscript}
        </p>
      )}
      <div ref={bar} className="@container sticky bottom-0 z-[1] bg-surface">
        <PlayerBar sound={sound} peaks={recording.peaks} ticks={isOfOther ? noTicks : ticks} />
        {sound.shownName || sound.maySave ? (
          <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-4 pb-2.5 text-caption text-ink-3 md:px-5">
            <span>
              {sound.shownName ? soundTexts.watching(sound.shownName, longDayText(new Date(), zone)) : null}
            </span>
            {sound.maySave ? (
              <Button
                size="small"
                variant="quiet"
                icon={Download}
                isBusy={saving.isPending}
                onClick={() => saving.mutate()}
              >
                {soundTexts.save}
              </Button>
            ) : null}
          </div>
        ) : null}
      </div>
    </section>
  )
}
