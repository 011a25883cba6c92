import { Trash2 } from 'lucide-react'
import type { Checkin } from '#contract/board/checkins.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useDayOf } from '#web/lib/signIn/useDayOf.ts'
import { useToday } from '#web/lib/signIn/useToday.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { shortDay } from '../decisions/shortDay.ts'

type Props = { checkin: Checkin; canEdit: boolean; onDelete: (checkin: Checkin) => void }

/** One check-in in its author's own words. */
export function CheckinWords({ checkin, canEdit, onDelete }: Props) {
  const me = useMe()
  const today = useToday()
  const dayOf = useDayOf()
  const day = shortDay(dayOf(checkin.createdAt), today)
  const own = me.profile.userType === 'investor' ? 'investors' : 'founders'
  return (
    <article className="grid gap-2">
      <time dateTime={checkin.createdAt} className="text-micro text-ink-3">
        {day}
      </time>
      <p className="font-serif text-[1.125rem] leading-[1.42] whitespace-pre-wrap [overflow-wrap:anywhere]">
        {checkin.body}
      </p>
      <div className="flex min-h-6 items-center gap-2 text-caption text-ink-3">
        <Avatar name={checkin.authorName} size={24} tone={checkin.isMine ? own : 'vip'} />
        <span dir="auto" className="min-w-0 flex-1 truncate">
          {checkin.authorName}
        </span>
        {checkin.isMine && canEdit ? (
          <IconButton
            icon={Trash2}
            size="small"
            label={`Delete the check-in of ${day}`}
            className="-my-1.5 -mr-2 text-ink-3!"
            onClick={() => onDelete(checkin)}
          />
        ) : null}
      </div>
    </article>
  )
}
