import { Link } from 'react-router'
import type { Card } from '#contract/board/cards.ts'
import { paths } from '#contract/paths.ts'
import { columnNames } from '#domain/board/texts.ts'
import { CardPriority } from '#web/features/board/cards/CardPriority.tsx'
import { stages } from '#web/features/board/cards/CardStage.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { useRecentCards } from '../overview/useHome.ts'
import { whenWords } from '../overview/words.ts'

const shown = 3
const sameMs = 2_000

/** The three cards that changed last. */
export function BoardActivity() {
  const asked = useRecentCards()
  const now = useClock()
  const zone = useZone()
  return (
    <Loaded of={asked} label="Loading cards" skeleton={<SkeletonLines lines={5} />}>
      {(cards) =>
        cards.length === 0 ? (
          <p className="px-4 pt-3 pb-5 text-body-s text-ink-2 md:px-5">No cards yet.</p>
        ) : (
          <ul className="mt-2 hairlines px-4 pb-2.5 md:px-5">
            {[...cards]
              .sort(newestChange)
              .slice(0, shown)
              .map((card) => (
                <li key={card.id}>
                  <Link
                    to={paths.boardCard(card.id)}
                    className="flex min-h-[60px] items-center gap-3 py-[11px] hover:[&_b]:underline"
                  >
                    <StageMark stage={stages[card.status]} isHot={card.status === 'in_progress'} />
                    <span className="min-w-0 flex-1">
                      <b
                        dir="auto"
                        className="block truncate text-body-s leading-[1.35] font-[560] decoration-line-strong underline-offset-4"
                      >
                        {card.title}
                      </b>
                      <span className="block truncate text-caption text-ink-3">
                        {changeWords(card, now, zone)}
                      </span>
                    </span>
                    <CardPriority priority={card.priority} />
                  </Link>
                </li>
              ))}
          </ul>
        )
      }
    </Loaded>
  )
}

/** Newest first by the moment that the row tells of; a completed card tells when it was completed. */
function newestChange(one: Card, other: Card): number {
  const moment = (card: Card) => (card.status === 'completed' && card.completedAt) || card.updatedAt
  return moment(other).localeCompare(moment(one))
}

/** What is known of a card's last change. */
function changeWords(card: Card, now: Date, zone: string): string {
  const changed = new Date(card.updatedAt)
  const isNew = changed.getTime() - Date.parse(card.createdAt) < sameMs
  if (card.status === 'completed' && card.completedAt) {
    return `Completed ${whenWords(new Date(card.completedAt), now, zone)}`
  }
  if (isNew) return card.fromSession ? 'New card from session minutes' : 'New card'
  return `${columnNames[card.status]}, changed ${whenWords(changed, now, zone)}`
}
