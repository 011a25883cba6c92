import { useMutation } from '@tanstack/react-query'
import { boardUiTexts } from '#domain/board/texts.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import type { restoreCheckin } from '../checkins/mutations.ts'
import type { restoreNote } from '../notes/mutations.ts'

type Words = { readonly id: string; readonly body: string; readonly createdAt: string }
type Props = {
  /** 'notes', 'check-ins'. */
  name: string
  words: readonly Words[]
  restore: () => ReturnType<typeof restoreNote> | ReturnType<typeof restoreCheckin>
}

/** What somebody wrote and deleted, with the way to bring it back; folded away, and absent where there is nothing. */
export function DeletedWords({ name, words, restore }: Props) {
  if (words.length === 0) return null
  return (
    <details className="text-body-s">
      <summary className="cursor-pointer py-2 font-semibold text-ink-2 hover:text-ink">
        {`Deleted ${name}, ${words.length}`}
      </summary>
      <p className="text-caption text-ink-3">{boardUiTexts.deletedHint}</p>
      <ul className="hairlines mt-1">
        {words.map((each) => (
          <DeletedRow key={each.id} words={each} restore={restore} />
        ))}
      </ul>
    </details>
  )
}

function DeletedRow({ words, restore }: { words: Words; restore: Props['restore'] }) {
  const day = sayDay(words.createdAt.slice(0, 10), { day: 'numeric', month: 'long' })
  // safe because both calls take an id and are sent for their effect alone
  const bringBack = useMutation(restore() as ReturnType<typeof restoreNote>)
  return (
    <li className="flex items-start gap-3 py-2.5">
      <p className="line-clamp-2 min-w-0 flex-1 text-ink-2 [overflow-wrap:anywhere]">{words.body}</p>
      <Button
        size="small"
        aria-label={`Restore what you wrote on ${day}`}
        isBusy={bringBack.isPending}
        busyLabel="Restoring"
        onClick={() => bringBack.mutate({ id: words.id })}
      >
        Restore
      </Button>
    </li>
  )
}
