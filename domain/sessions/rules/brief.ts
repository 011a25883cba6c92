/** What a brief holds of each kind at most, and how far back it looks where there was no session yet (D7). */
export const briefLimits = { promises: 20, moved: 10, decisions: 10, unread: 5, days: 30, hours: 24 } as const

/** How many of each a brief holds. */
export type BriefCounts = {
  readonly promises: number
  readonly moved: number
  readonly decisions: number
  readonly unread: number
  /** Before the first session there is none since which anything could have moved. */
  readonly isFirst: boolean
}

/** What moved is told since the last session ended; before the first one, of the last 30 days (D7, 4.13.2). */
export const briefSince = (previousEndAt: Date | null, startAt: Date): Date =>
  previousEndAt ?? new Date(startAt.getTime() - briefLimits.days * 86_400_000)

const say = (count: number, one: string, many: string): string[] =>
  count === 0 ? [] : [count === 1 ? one : many.replace('{n}', String(count))]

/** A brief in a few sentences that name nothing: what stands in the mail, whose words stay in the console (D7). */
export function briefSentences(counts: BriefCounts, reader: 'member' | 'advisor'): readonly string[] {
  const unread =
    reader === 'member'
      ? say(
          counts.unread,
          'You have not read the minutes of one session yet.',
          'You have not read the minutes of {n} sessions yet.',
        )
      : say(
          counts.unread,
          'The minutes of one session are unread.',
          'The minutes of {n} sessions are unread.',
        )
  const when = counts.isFirst ? `in the last ${briefLimits.days} days` : 'since the last session'
  return [
    ...say(
      counts.promises,
      'One thing that was promised is still open.',
      '{n} things that were promised are still open.',
    ),
    ...say(counts.moved, `One card moved ${when}.`, `{n} cards moved ${when}.`),
    ...say(counts.decisions, 'One decision is open.', '{n} decisions are open.'),
    ...unread,
  ]
}
