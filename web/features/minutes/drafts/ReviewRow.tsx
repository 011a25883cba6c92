import type { ReviewLine } from '#contract/minutes.ts'
import { isDone } from '#domain/minutes/rules/lines.ts'
import { lineName } from '#domain/minutes/rules/spokenLine.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Avatar } from '#web/ui/marks/Avatar.tsx'
import { dayText, labelOf } from '../queries.ts'
import { KindMark } from './KindMark.tsx'

type Props = {
  line: ReviewLine
  isSelected: boolean
  /** The minutes are written by hand: what was not wanted is removed. */
  isWritten: boolean
  onFocus: () => void
  onUndo: () => void
}

const chip =
  'inline-flex h-[26px] items-center gap-1.5 rounded-chip border border-dashed border-control px-2 text-caption text-ink-2'

/** A line that is not in the focus: what it says, who it is for, and what was decided. */
export function ReviewRow({ line, isSelected, isWritten, onFocus, onUndo }: Props) {
  const isOpen = line.state === 'open'
  const isGone = line.state === 'dismissed'
  const hasOwner = isDone(line.kind)
  const undo = isWritten && !isGone ? 'Remove' : 'Undo'
  const text = line.text || minutesTexts.notWritten
  const said = [line.speaker ?? 'Unknown', labelOf(line)].filter(Boolean).join(', ')
  return (
    <li
      data-line={line.id}
      className={classes(
        'relative grid grid-cols-[24px_minmax(0,1fr)_auto] items-center gap-x-3.5 border-t border-line px-4 first:border-t-0',
        isOpen ? 'py-2.5' : 'py-1',
        isSelected && 'bg-heat-tint',
      )}
    >
      <KindMark line={line} />
      <button
        type="button"
        dir="auto"
        onClick={onFocus}
        aria-label={`${lineName(line)}: ${text}`}
        className={classes(
          'min-h-[34px] min-w-0 text-left after:absolute after:inset-0 pointer-coarse:min-h-11',
          isOpen ? 'text-[.9375rem] leading-[1.38]' : 'truncate text-body-s',
          isOpen && line.tier !== 'maybe' && 'font-[540]',
          isGone && 'text-ink-3 line-through',
        )}
      >
        {text}
        {isOpen ? (
          <span className="mt-px block text-caption font-normal text-ink-3">
            {said}
            {line.dueWords ? `. “${line.dueWords}”` : ''}
          </span>
        ) : null}
      </button>
      <span className="flex items-center gap-2 text-caption text-ink-2">
        {hasOwner && isOpen ? (
          <span className="flex flex-wrap justify-end gap-2 max-sm:hidden">
            {line.owner ? (
              <span className={chip}>
                <Avatar name={line.owner} size={20} className="-ml-1" />
                {line.owner}
              </span>
            ) : null}
            {line.dueOn ? <span className={chip}>{dayText(line.dueOn)}</span> : null}
          </span>
        ) : null}
        {hasOwner && line.state === 'accepted' ? (
          <>
            {line.owner ? <Avatar name={line.owner} size={24} /> : null}
            <span className="min-w-[62px] text-right tnum max-sm:hidden">
              {line.dueOn ? dayText(line.dueOn) : ''}
            </span>
          </>
        ) : null}
        {isOpen ? null : (
          <button
            type="button"
            onClick={onUndo}
            aria-label={`${undo}: ${text}`}
            className="relative z-[1] min-h-6 px-1 font-[560] hover:text-ink pointer-coarse:min-h-11"
          >
            {undo}
          </button>
        )}
      </span>
    </li>
  )
}
