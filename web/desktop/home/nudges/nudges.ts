import type { Metric } from '#contract/board/metrics.ts'
import type { SessionCredit } from '#contract/booking/credits.ts'
import { paths } from '#contract/paths.ts'
import type { Dismissed } from '#domain/accounts/rules/nudges.ts'
import { boardLimits } from '#domain/board/limits.ts'
import { dayText, dueText } from '#domain/board/rules/due.ts'
import { metricNames } from '#domain/board/texts.ts'
import type { DueCards } from '../overview/due.ts'
import type { Deliverable } from '../overview/useHome.ts'
import { countOf, whenWords } from '../overview/words.ts'

type Parts = readonly [before: string, name: string, after: string]

const said = (...parts: Parts) => ({ text: parts.join(''), parts })

/** One thing worth a look; its id changes when the fact behind it does, so a dismissal never hides a new one. */
export type Nudge = {
  id: string
  text: string
  /** The text in three, around what its owner named: a title may run the other way. */
  parts?: Parts
  action: string
  to: string
  /** Following it settles it, as reading does. */
  isDoneByGoing?: true
}

const weekMs = 7 * 86_400_000
const mostAlone = 2

type Facts = {
  due: DueCards | null
  minutes: readonly Deliverable[]
  /** Figures older than thirty days that the reader may bring up to date here. */
  stale: readonly Metric[]
  /** Session credits that can be spent now. */
  credits: readonly Pick<SessionCredit, 'id' | 'service'>[]
  today: string
  now: Date
  zone: string
  minutesTo: (sessionId: string) => string
}

/** The rules of T-205 whose rows exist: cards past their day, minutes that were opened on no device, figures of thirty days, credits that nobody has booked. */
export function nudgesOf({
  due,
  minutes,
  stale,
  credits,
  today,
  now,
  zone,
  minutesTo,
}: Facts): readonly Nudge[] {
  const overdue = due?.overdue ?? []
  const fresh = minutes.filter((item) => item.isUnread)
  return [
    ...(overdue.length > mostAlone ? [overdueTogether(overdue, due?.isWhole ?? true, today)] : []),
    ...(overdue.length > mostAlone ? [] : overdue).map((card) => ({
      id: `overdue.${card.id}.${card.dueOn}`,
      ...said(
        '',
        card.title,
        `: ${dueText(card.dueOn ?? today, today)
          .replace(/^D/, 'd')
          .replace(/^W/, 'w')}.`,
      ),
      action: 'Open card',
      to: paths.boardCard(card.id),
    })),
    ...fresh.slice(0, mostAlone).map((item) => ({
      id: minutesNudge(item),
      ...said(
        'The minutes of ',
        item.title,
        ` were approved ${whenWords(new Date(item.approvedAt), now, zone)}.`,
      ),
      action: 'Read',
      to: minutesTo(item.sessionId),
      isDoneByGoing: true as const,
    })),
    ...staleNudges(stale),
    ...creditNudges(credits),
  ]
}

/** The nudge that says these minutes are there; it is settled by whichever way leads to reading them. */
export const minutesNudge = (item: Pick<Deliverable, 'sessionId' | 'approvedAt'>) =>
  `minutes.${item.sessionId}.${item.approvedAt}`

function creditNudges([first, ...more]: Facts['credits']): Nudge[] {
  if (!first) return []
  return [
    {
      id: `credit.${first.id}.${more.length}`,
      text:
        more.length === 0 ? 'You have a session to book.' : `You have ${more.length + 1} sessions to book.`,
      action: 'Choose a time',
      to: paths.dashboard('sessions', { book: first.service }),
    },
  ]
}

function staleNudges(stale: readonly Metric[]): Nudge[] {
  const to = paths.dashboard('julboard')
  if (stale.length > mostAlone) {
    const ids = stale.map(({ latest }) => latest?.id).join('.')
    const text = `${countOf(stale.length, 'figure')} are more than ${boardLimits.metricStaleDays} days old.`
    return [{ id: `stale.${ids}`, text, action: 'Update figures', to }]
  }
  return stale.map(({ metric, latest, ageDays }) => ({
    id: `stale.${latest?.id}`,
    text: `${metricNames[metric]} is ${ageDays} days old.`,
    action: 'Enter a figure',
    to,
  }))
}

function overdueTogether(cards: DueCards['overdue'], isWhole: boolean, today: string): Nudge {
  const oldest = cards[0]
  const count = countOf(cards.length, 'card')
  return {
    id: `overdue.${oldest?.id}.${cards.length}`,
    text: `${isWhole ? count : `At least ${count.toLowerCase()}`} are overdue, the oldest since ${dayText(oldest?.dueOn ?? today, today)}.`,
    action: 'Open board',
    to: paths.dashboard('julboard'),
  }
}

/** Nudges that were not put away, or were more than seven days ago. `dismissed` maps an id to the instant it was, in ms. */
export function keptOf(nudges: readonly Nudge[], dismissed: Dismissed, now: Date): readonly Nudge[] {
  return nudges.filter((nudge) => now.getTime() - (dismissed[nudge.id] ?? 0) >= weekMs)
}
