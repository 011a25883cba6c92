import { ClockAlert } from 'lucide-react'
import type { OpenSlot } from '#contract/booking/slots.ts'
import { classes } from '#web/ui/classes.ts'
import { slotClock, slotDay, slotLongDay } from './slotWords.ts'

type Props = {
  /** The time that somebody else took. */
  taken: string
  nearest: readonly OpenSlot[]
  chosen: string | null
  zone: string
  isBusy: boolean
  onChoose: (slot: OpenSlot) => void
}

/** Somebody else took the time: said at once, with the three that are nearest (T-064). */
export function NearestSlots({ taken, nearest, chosen, zone, isBusy, onChoose }: Props) {
  return (
    <div role="alert" className="rounded-control bg-warning-tint p-4 text-ink">
      <p className="flex gap-3">
        <ClockAlert size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-warning-text" />
        <span>
          <b className="font-semibold">
            {slotClock(taken, zone)} on {slotLongDay(taken, zone)} has just been taken.
          </b>{' '}
          {nearest.length > 0
            ? `These are nearest.${chosen && chosen === nearest[0]?.startAt ? ' The first is held for you.' : ''}`
            : 'Choose another time.'}
        </span>
      </p>
      {nearest.length > 0 ? (
        <ul className="mt-3 grid gap-2 sm:grid-cols-3">
          {nearest.map((slot) => (
            <li key={`${slot.startAt} ${slot.advisorId}`}>
              <button
                type="button"
                // It keeps the focus while it is being held.
                aria-disabled={isBusy || undefined}
                aria-pressed={slot.startAt === chosen}
                onClick={() => isBusy || onChoose(slot)}
                className={classes(
                  'flex w-full items-center gap-x-4 rounded-control border bg-surface px-3.5 py-2.5 text-left sm:block',
                  slot.startAt === chosen
                    ? 'border-ink shadow-[inset_0_0_0_1px_var(--jul-ink)]'
                    : 'border-line-strong hover:bg-bg',
                )}
              >
                <span className="block text-caption text-ink-2 max-sm:order-2">
                  {slotDay(slot.startAt, zone)}
                </span>
                <span className="block text-[1.375rem] leading-tight font-[560] tnum">
                  {slotClock(slot.startAt, zone)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
