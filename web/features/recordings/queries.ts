import type { z } from 'zod'
import type { Segment as SegmentSchema } from '#contract/recordings.ts'
import { recordingTexts, soundRefusals, transcriptRefusals } from '#domain/recordings/texts.ts'
import { sessionRefusals } from '#domain/sessions/texts.ts'
import { api, orpc } from '#web/lib/calls/api.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'

export type Segment = z.infer<typeof SegmentSchema>
export type Window = { from: number; limit: number }

/** Where a transcript is open. */
export type TranscriptPlace = {
  /** The segment to open at; null is the beginning. */
  segment: number | null
  /** Counts presses, so that the same place can be asked for again. */
  asked: number
}

/** The part of a transcript that an address names; null where it names none. */
export const segmentOf = (at: string | null): number | null =>
  at !== null && /^\d{1,5}$/.test(at) ? Number(at) : null

/** Segments asked for at once. */
export const windowOf = 200
/** Windows kept on the screen: a transcript of any length stays a bounded list. */
const windowsShown = 6

/** A transcript from a place on, going both ways; without an id the one the minutes rest on. */
export const transcriptQuery = (sessionId: string, transcriptId: string | null, anchor: number) =>
  orpc.recordings.getTranscript.infiniteOptions({
    input: (window: Window) => ({ sessionId, ...(transcriptId ? { transcriptId } : {}), ...window }),
    initialPageParam: { from: anchor, limit: windowOf },
    maxPages: windowsShown,
    getNextPageParam: (page): Window | null => {
      const next = (page.segments.at(-1)?.index ?? page.transcript.segmentCount) + 1
      return next < page.transcript.segmentCount ? { from: next, limit: windowOf } : null
    },
    getPreviousPageParam: (page): Window | null => {
      const first = page.segments[0]?.index ?? 0
      const from = Math.max(0, first - windowOf)
      return first > 0 ? { from, limit: first - from } : null
    },
    retry: false,
  })

/** The recordings of a session, as their reader may see them. */
export const recordingsQuery = (sessionId: string) =>
  orpc.recordings.listRecordings.queryOptions({ input: { sessionId } })

// An address holds for ten minutes; whatever asks later gets a fresh one.
const ADDRESS_MS = 8 * 60_000

/** Where a recording plays, for this person and the next minutes. */
export const addressQuery = (id: string) => ({
  ...orpc.recordings.getRecordingAddress.queryOptions({ input: { id } }),
  staleTime: ADDRESS_MS,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
  retry: false,
  // Without a line it fails, and says so; paused it would play by itself minutes later.
  networkMode: 'always' as const,
})

/** Why a recording can't be played or saved. */
export function soundWords(error: unknown): string {
  const refusal = refusalOf(error)
  return reasonWords(soundRefusals, refusal.reason) ?? wordsOf(refusal)
}

// The most that one answer holds.
const wordsAtOnce = 500

/** What is said in a transcript, and in which recording where that is known. */
export type Words = { readonly segments: readonly Segment[]; readonly recordingId: string | null }

/** Which transcript of a session is read. */
export type TranscriptRead = {
  sessionId: string
  /** Null is the one that the minutes rest on, else the newest. */
  transcriptId: string | null
  /** Whether there is one that its reader may read, as its page knows; without one the server is not asked. */
  hasTranscript: boolean
}

/** Every word of a transcript, for following and searching; none where its reader may not read it. */
export const wordsQuery = ({ sessionId, transcriptId, hasTranscript }: TranscriptRead) => ({
  queryKey: [...orpc.recordings.getTranscript.key(), 'whole', sessionId, transcriptId, hasTranscript],
  queryFn: async (): Promise<Words> => {
    const segments: Segment[] = []
    if (!hasTranscript) return { segments, recordingId: null }
    for (;;) {
      const page = await api.recordings
        .getTranscript({
          sessionId,
          ...(transcriptId ? { transcriptId } : {}),
          from: segments.length,
          limit: wordsAtOnce,
        })
        .catch((error: unknown) => {
          const { code } = refusalOf(error)
          if (code === 'NOT_FOUND' || code === 'FORBIDDEN') return null
          throw error
        })
      segments.push(...(page?.segments ?? []))
      if (!page || page.segments.length === 0 || segments.length >= page.transcript.segmentCount)
        return { segments, recordingId: page?.transcript.recordingId ?? null }
    }
  },
  retry: false,
})

/** Who speaks in a transcript, and who may be meant. */
export const speakersQuery = (id: string) => orpc.recordings.listSpeakers.queryOptions({ input: { id } })

/** What was corrected in a part of a transcript, newest first. */
export const partEditsQuery = (transcriptId: string, segment: number) =>
  orpc.recordings.listPartEdits.queryOptions({ input: { transcriptId, segment } })

/** A part that was opened, as it stands by now. */
export const currentOf = (segments: readonly Segment[], opened: Segment | null): Segment | null =>
  (opened && segments.find(({ index }) => index === opened.index)) ?? opened

/** Where a transcript opens so that what was said just before can be read too. */
export const anchorOf = (segment: number) => Math.max(0, segment - 20)

const refusals = { ...sessionRefusals, ...transcriptRefusals, changed: recordingTexts.editConflict }

/** What a refused upload or erasure says. */
export function recordingFailure(error: unknown, failed: string): string {
  const refusal = refusalOf(error)
  if (refusal.code === 'OFFLINE' || refusal.code === 'TOO_MANY_REQUESTS') return refusal.message
  return refusal.problems[0]?.message ?? reasonWords(refusals, refusal.reason) ?? failed
}
