import { useInfiniteQuery } from '@tanstack/react-query'
import { ArchiveRestore } from 'lucide-react'
import { Link } from 'react-router'
import type { Card } from '#contract/board.ts'
import { paths } from '#contract/paths.ts'
import { dayText } from '#domain/board/rules/due.ts'
import { boardHouseTexts, boardTexts } from '#domain/board/texts.ts'
import { Button } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/Empty.tsx'
import { Panel, PanelBody, PanelRows } from '#web/ui/Panel.tsx'
import { SectionError } from '#web/ui/SectionError.tsx'
import { Loading, Skeleton } from '#web/ui/Skeleton.tsx'
import { archivedQuery, cardsOf } from '../queries.ts'
import { CardStage } from './CardStage.tsx'
import { useToday } from './useToday.ts'

type Props = { search: string; canEdit: boolean; onRestore: (card: Card) => void; from: string }

/** What was taken off the board, and the way back. */
export function ArchivedCards({ search, canEdit, onRestore, from }: Props) {
  const query = useInfiniteQuery(archivedQuery(search))
  const today = useToday()
  const cards = cardsOf(query.data)
  if (query.isPending) {
    return (
      <Loading label="Loading archived cards">
        <Skeleton className="h-40 rounded-panel" />
      </Loading>
    )
  }
  if (query.isError && !query.data) {
    return (
      <Panel>
        <PanelBody>
          <SectionError title={boardTexts.listFailed} onRetry={() => void query.refetch()} />
        </PanelBody>
      </Panel>
    )
  }
  return (
    <Panel aria-label="Archived cards">
      {cards.length === 0 ? (
        <Empty title={search ? boardHouseTexts.noMatch : 'Nothing archived'} level={2}>
          {search ? 'Try fewer or other words.' : 'Cards you archive wait here until you want them back.'}
        </Empty>
      ) : (
        <PanelRows>
          {cards.map((card) => (
            <li
              key={card.id}
              className="relative flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 hover:bg-bg md:px-5"
            >
              <div className="min-w-0 flex-1 basis-52">
                <h2 className="truncate text-body font-[560]">
                  <Link
                    to={paths.card(card.id)}
                    state={{ board: from }}
                    className="after:absolute after:inset-0 after:content-[''] focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
                  >
                    {card.title}
                  </Link>
                </h2>
                <p className="text-caption text-ink-3">
                  {card.archivedAt ? `Archived ${dayText(card.archivedAt.slice(0, 10), today)}` : null}
                </p>
              </div>
              <CardStage status={card.status} className="max-sm:hidden" />
              {canEdit ? (
                <Button
                  size="small"
                  icon={ArchiveRestore}
                  className="relative z-[1]"
                  aria-label={`Restore ${card.title}`}
                  onClick={() => onRestore(card)}
                >
                  Restore
                </Button>
              ) : null}
            </li>
          ))}
        </PanelRows>
      )}
      {query.hasNextPage ? (
        <div className="border-t border-line p-2">
          <Button
            size="small"
            variant="quiet"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            Show more
          </Button>
        </div>
      ) : null}
    </Panel>
  )
}
