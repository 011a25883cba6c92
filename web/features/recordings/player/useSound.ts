import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { isNoAnswer } from '#web/lib/calls/refusal.ts'
import { noteActivity } from '#web/lib/signIn/activity.ts'
import { addressQuery } from '../queries.ts'

export type Sound = ReturnType<typeof useSound>

const STEP_MS = 10_000

/** One recording as it plays. Its address holds for minutes: once it is over another is asked for, and it goes on where it was. */
export function useSound(recordingId: string, knownMs: number) {
  const { data, error, refetch } = useQuery(addressQuery(recordingId))
  // What plays keeps its address while it holds: another one would begin the sound anew.
  const [address, setAddress] = useState<string>()
  useEffect(() => setAddress((held) => held ?? data?.address), [data])
  // Its address does not hold any more, and no other has come.
  const isGone = useRef(false)
  const media = useRef<HTMLMediaElement>(null)
  const resumeAt = useRef<{ seconds: number; plays: boolean } | null>(null)
  const retried = useRef(0)
  const [isPlaying, setPlaying] = useState(false)
  const [isWaiting, setWaiting] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [atMs, setAtMs] = useState(0)
  const place = useRef(0)
  const [durationMs, setDurationMs] = useState(knownMs)
  const [rate, setRate] = useState(1)
  const [isMuted, setMuted] = useState(false)

  // The element tells of its time four times a second; the words follow more closely while it plays.
  useEffect(() => {
    if (!isPlaying) return
    let frame = 0
    const look = () => {
      if (media.current) setAtMs(Math.round(media.current.currentTime * 1000))
      frame = window.setTimeout(look, 100)
    }
    look()
    return () => window.clearTimeout(frame)
  }, [isPlaying])

  /** Goes there, or to its end where that comes first; answers where it went. */
  const to = (ms: number): number => {
    const target = Math.min(Math.max(0, ms), durationMs)
    place.current = target
    if (media.current) media.current.currentTime = target / 1000
    setAtMs(target)
    return target
  }
  /** Goes on where it was, from another address; where none can be had it says so, and the next press asks again. */
  async function renew(plays: boolean) {
    isGone.current = true
    resumeAt.current = { seconds: place.current / 1000, plays }
    const { data: fresh, isError } = await refetch()
    if (isError || !fresh) return setFailed(true)
    isGone.current = false
    // The same one again is no change that the element would hear of.
    if (fresh.address === address) media.current?.load()
    else setAddress(fresh.address)
  }
  const play = () => {
    setFailed(false)
    if (isGone.current || media.current?.error) {
      retried.current = 0
      return void renew(true)
    }
    // A browser that wants a press first says so by a rejection; the button is there for it.
    media.current?.play().catch(() => setPlaying(false))
  }
  return {
    maySave: data != null && data.saveAddress !== null,
    shownName: data?.shownName ?? null,
    refusal: data && isNoAnswer(error) ? null : error,
    isPlaying,
    isWaiting,
    hasFailed,
    atMs,
    durationMs,
    rate,
    isMuted,
    to,
    play,
    toggle: () => (isPlaying ? media.current?.pause() : play()),
    back: () => to(atMs - STEP_MS),
    forward: () => to(atMs + STEP_MS),
    setRate: (next: number) => {
      setRate(next)
      if (media.current) media.current.playbackRate = next
    },
    toggleMuted: () => {
      if (media.current) media.current.muted = !isMuted
      setMuted(!isMuted)
    },
    /** What the element is given. */
    element: {
      ref: (element: HTMLMediaElement | null) => {
        media.current = element
      },
      src: address,
      preload: 'metadata' as const,
      onPlay: () => setPlaying(true),
      onPause: () => setPlaying(false),
      onEnded: () => setPlaying(false),
      onWaiting: () => setWaiting(true),
      onPlaying: () => {
        setWaiting(false)
        retried.current = 0
      },
      onSeeked: () => setWaiting(false),
      onLoadedMetadata: () => {
        const element = media.current
        if (!element) return
        element.playbackRate = rate
        if (Number.isFinite(element.duration)) setDurationMs(Math.round(element.duration * 1000))
        const resume = resumeAt.current
        resumeAt.current = null
        if (resume) {
          element.currentTime = resume.seconds
          if (resume.plays) play()
        } else if (atMs > 0) element.currentTime = atMs / 1000
      },
      onTimeUpdate: () => {
        if (media.current) {
          place.current = Math.round(media.current.currentTime * 1000)
          setAtMs(place.current)
        }
        // Whoever listens is there, also without a hand on the keys (T-014).
        noteActivity()
      },
      onError: () => {
        setWaiting(false)
        if (retried.current >= 2) return setFailed(true)
        retried.current += 1
        setPlaying(false)
        void renew(isPlaying)
      },
    },
  }
}
