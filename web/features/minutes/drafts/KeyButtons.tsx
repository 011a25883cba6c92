import type { LineKind } from '#domain/minutes/types.ts'
import { classes } from '#web/ui/classes.ts'
import { kindKeys } from './reviewKeys.ts'

type Props = {
  /** What the line in the focus is offered as: Enter for a hand that agrees. */
  kind: LineKind | null
  onAccept: (kind: LineKind) => void
  onDismiss: () => void
  onUndo: () => void
  className?: string
  /** At the foot of a phone, for a thumb. */
  isBar?: boolean
}

/** What a line is, one press each; each has its key. */
export function KeyButtons({ kind, onAccept, onDismiss, onUndo, className, isBar = false }: Props) {
  const size = isBar
    ? 'h-12 justify-center text-body-s font-semibold'
    : 'h-[34px] text-caption font-semibold pointer-coarse:h-11'
  const look = (isOn: boolean) =>
    classes(
      'pressable inline-flex items-center gap-2 rounded-control border px-2.5 whitespace-nowrap select-none',
      size,
      isOn
        ? 'border-transparent bg-ink text-ink-inverse'
        : 'border-line-strong bg-surface text-ink hover:bg-sunken',
    )
  const key = (name: string, isOn = false) =>
    isBar ? null : (
      <span
        aria-hidden="true"
        className={classes(
          'grid size-[19px] place-items-center rounded-[4px] font-sans text-[.6875rem] font-bold',
          isOn ? 'bg-white/20 dark:bg-black/15' : 'bg-well text-ink-2',
        )}
      >
        {name}
      </span>
    )
  return (
    <div
      role="toolbar"
      aria-label="Decide this line"
      className={classes(
        isBar ? 'grid grid-cols-4 gap-2' : 'flex flex-wrap items-center gap-1.5',
        'print:hidden',
        className,
      )}
    >
      {kindKeys.map((each) => {
        const isOn = each.kind === kind
        return (
          <button
            key={each.key}
            type="button"
            aria-keyshortcuts={each.key}
            onClick={() => onAccept(each.kind)}
            className={classes(look(isOn), isBar && 'px-1!')}
          >
            {key(each.key, isOn)}
            {each.label}
          </button>
        )
      })}
      <button
        type="button"
        aria-keyshortcuts="X"
        onClick={onDismiss}
        className={classes(look(false), isBar && 'col-span-3')}
      >
        {key('X')}
        Dismiss
      </button>
      <button
        type="button"
        aria-keyshortcuts="U"
        onClick={onUndo}
        className={classes(look(false), !isBar && 'ml-auto border-transparent! bg-transparent! text-ink-2!')}
      >
        {key('U')}
        Undo
      </button>
      {isBar ? null : (
        <span className="flex items-center gap-1.5 text-micro text-ink-3 max-lg:hidden">
          {key('J')}
          {key('K')}
          move
        </span>
      )}
    </div>
  )
}
