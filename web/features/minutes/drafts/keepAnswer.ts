import type { QueryClient } from '@tanstack/react-query'
import type { Review, ReviewLine } from '#contract/minutes.ts'
import { reviewQuery } from '../queries.ts'

type Answer = { revision: number; spentMs: number; lines: readonly ReviewLine[] }

/** Keeps what was stored in the review that is shown. What is read of it meanwhile is older, and is read anew. */
export function keepAnswer(client: QueryClient, sessionId: string, answer: Answer): void {
  const { queryKey } = reviewQuery(sessionId)
  client.setQueryData(queryKey, (before) => (before ? { review: withAnswer(before.review, answer) } : before))
  if (client.isFetching({ queryKey }) > 0) void client.invalidateQueries({ queryKey })
}

function withAnswer(review: Review, { revision, spentMs, lines }: Answer): Review {
  const told = new Map(lines.map((line) => [line.id, line]))
  const known = new Set(review.lines.map((line) => line.id))
  return {
    ...review,
    revision: Math.max(revision, review.revision),
    spentMs: Math.max(spentMs, review.spentMs),
    lines: [
      // The answer does not read the transcript for each line: its line of the file stays known.
      ...review.lines.map((line) => ({
        ...line,
        ...told.get(line.id),
        line: told.get(line.id)?.line ?? line.line,
      })),
      ...lines.filter((line) => !known.has(line.id)),
    ],
  }
}
