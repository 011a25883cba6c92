import { Pencil } from 'lucide-react'
import { memo } from 'react'
import { momentLabel } from '#domain/minutes/rules/moments.ts'
import { recordingTexts } from '#domain/recordings/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { classes } from '#web/ui/classes.ts'
import type { Segment } from '../queries.ts'

type Props = {
  segment: Segment
  /** The same person goes on: the name is not said again. */
  isSameSpeaker: boolean
  isTarget: boolean
  onPick: ((segment: Segment) => void) | null
  /** For those who may correct it. */
  onEdit: ((segment: Segment) => void) | null
}

/** One stretch of speech: when, who, what. */
export const TranscriptSegment = memo(function TranscriptSegment(props: Props) {
  const { segment, isSameSpeaker, isTarget, onPick, onEdit } = props
  return (
    <li
      data-segment={segment.index}
      tabIndex={isTarget ? -1 : undefined}
      aria-current={isTarget || undefined}
      className={classes(
        'grid grid-cols-[3.5rem_minmax(0,1fr)] gap-x-3 px-4 outline-none [contain-intrinsic-size:auto_3rem] [content-visibility:auto] md:px-5',
        isSameSpeaker ? 'py-1' : 'pt-3 pb-1',
        isTarget && 'bg-heat-tint shadow-[inset_3px_0_0_var(--jul-heat)]',
      )}
    >
      <span
        className={classes(
          'text-right text-caption leading-[1.6] tnum',
          isTarget ? 'text-ink' : 'text-ink-3',
        )}
      >
        {momentLabel({ segment: segment.index, startMs: segment.startMs }, segment.line)}
      </span>
      <div className="min-w-0">
        {segment.speaker && !isSameSpeaker ? (
          <p className="text-caption leading-[1.6] font-semibold">{segment.speaker}</p>
        ) : segment.speaker ? (
          <span className="sr-only">{segment.speaker}: </span>
        ) : null}
        {onEdit && !segment.speaker ? (
          <Button size="small" variant="quiet" className="-ml-2.5" onClick={() => onEdit(segment)}>
            {recordingTexts.whoSpoke}
          </Button>
        ) : null}
        <p dir="auto" className="font-serif text-[1.0625rem] leading-[1.45] [overflow-wrap:anywhere]">
          {segment.text}
        </p>
        {onEdit || segment.isEdited ? (
          <p className="flex items-center gap-2 text-caption text-ink-3">
            {segment.isEdited ? <span>{recordingTexts.isEdited}</span> : null}
            {onEdit ? (
              <IconButton
                size="small"
                icon={Pencil}
                label={recordingTexts.edit}
                onClick={() => onEdit(segment)}
              />
            ) : null}
          </p>
        ) : null}
        {onPick ? (
          <Button size="small" className="mt-1.5 mb-2" onClick={() => onPick(segment)}>
            Use this sentence
          </Button>
        ) : null}
      </div>
    </li>
  )
})
