import { useQuery } from '@tanstack/react-query'
import { dayText } from '#domain/board/rules/due.ts'
import { boardTexts } from '#domain/board/texts.ts'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { CardDetails } from '../cards/CardDetails.tsx'
import { cardQuery } from '../cards/queries.ts'

/** A card of a member as their advisor reads it: whole, and not theirs to change (4.13.2). */
export function AdvisedCardDialog({ cardId, onClose }: { cardId: string; onClose: () => void }) {
  const query = useQuery(cardQuery(cardId))
  const today = useToday()
  const dayOf = useDayOf()
  return (
    <Dialog onClose={onClose} title={query.data?.card.title ?? 'Card'} size="large">
      <Loaded
        of={query}
        label="Loading card"
        failed={boardTexts.loadFailed}
        skeleton={<SkeletonLines lines={4} />}
      >
        {({ card, notes }) => (
          <>
            <CardDetails card={card} />
            {notes.length > 0 ? (
              <section aria-label={boardTexts.tabNotes} className="mt-6">
                <h3 className="title-s">{boardTexts.tabNotes}</h3>
                <ul className="hairlines mt-1">
                  {notes.map((note) => (
                    <li key={note.id} className="py-3">
                      <p className="text-caption text-ink-3">
                        <bdi>{note.authorName}</bdi>, {dayText(dayOf(note.createdAt), today)}
                      </p>
                      <p dir="auto" className="mt-0.5 whitespace-pre-wrap [overflow-wrap:anywhere]">
                        {note.body}
                      </p>
                    </li>
                  ))}
                </ul>
              </section>
            ) : null}
          </>
        )}
      </Loaded>
    </Dialog>
  )
}
