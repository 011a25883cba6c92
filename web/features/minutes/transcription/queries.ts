import { orpc } from '#web/lib/calls/api.ts'

const BUSY_MS = 2_000
const REST_MS = 60_000

/** The recordings of a session and how far the words of each are; asked often while somebody listens. */
export const transcriptionsQuery = (sessionId: string) =>
  orpc.minutes.listTranscriptions.queryOptions({
    input: { sessionId },
    refetchInterval: ({ state: { data } }) =>
      data?.recordings.some(({ transcription }) =>
        ['queued', 'running'].includes(transcription?.status ?? ''),
      )
        ? BUSY_MS
        : REST_MS,
  })
