import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { AvailabilityOf, CalendarEntry } from '#contract/booking/availability.ts'
import { checkAvailability, checkException } from '#domain/booking/rules/hours.ts'
import type { Problem } from '#domain/decision.ts'
import { dayIn } from '#domain/zones.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { HoursRows } from '../availability/HoursRows.tsx'
import { bookingFailure } from '../links/queries.ts'
import { placeOf } from '../slots/slotWords.ts'
import type { HoursDraft } from './hoursDraft.ts'
import { areKept, effectOf, weekdayOf } from './hoursDraft.ts'
import type { HoursScope } from './useSaveHours.ts'
import { useSaveHours } from './useSaveHours.ts'

type Props = {
  found: AvailabilityOf
  draft: HoursDraft
  entries: readonly CalendarEntry[]
  /** The zone of the calendar next to it. */
  zone: string
  onChange: (draft: HoursDraft | null) => void
}

/** The hours of a day that somebody dragged or pressed: this day only, or every such weekday (K64). */
export function HoursPanel({ found, draft: { day, hours, ...rest }, entries, zone, onChange }: Props) {
  const [scope, setScope] = useState<HoursScope>('day')
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const { save, isSaving } = useSaveHours(found, day)
  const unsaved = useUnsaved(!areKept(found, day, hours))
  const close = () => unsaved.leave(() => onChange(null))
  const head = useRef<HTMLDivElement>(null)
  // It stands elsewhere than what was dragged: whoever works with keys goes on here.
  useEffect(() => head.current?.focus(), [])
  const weekday = sayDay(day, { weekday: 'long' })
  const errorOf = (field: string) => problems.find((each) => each.field === field)?.message ?? null

  async function store() {
    const wrong =
      scope === 'day'
        ? checkException({ day, hours }, found.timeZone, dayIn(new Date(), found.timeZone))
        : checkAvailability({
            timeZone: found.timeZone,
            hours: hours.map((each) => ({ ...each, weekday: weekdayOf(day) })),
          })
    setProblems(wrong)
    setFailure(wrong.find(({ field }) => !field.startsWith('hours'))?.message ?? null)
    if (wrong.length > 0) return
    try {
      await save(hours, scope)
      onChange(null)
    } catch (error) {
      const refusal = refusalOf(error)
      setProblems(refusal.problems)
      if (refusal.problems.length === 0) setFailure(bookingFailure(error))
    }
  }

  return (
    <Panel aria-label={`Hours on ${weekday}`}>
      <div ref={head} tabIndex={-1} className="rounded-panel">
        <PanelHeader
          title={`Hours on ${weekday}`}
          aside={<IconButton icon={X} label="Close" onClick={close} />}
        />
      </div>
      <PanelBody className="grid gap-4">
        <Segments
          label="Which days"
          isWide
          value={scope}
          onChange={setScope}
          options={[
            { value: 'day', label: `${sayDay(day, { day: 'numeric', month: 'long' })} only` },
            { value: 'weekday', label: `Every ${weekday}` },
          ]}
        />
        <HoursRows
          name={weekday}
          hours={hours}
          onChange={(next) => {
            setProblems([])
            setFailure(null)
            onChange({ ...rest, day, hours: next })
          }}
          errorAt={(index) => errorOf(`hours.${index}.from`) ?? errorOf(`hours.${index}.until`)}
          emptyText={scope === 'day' ? 'Away the whole day' : 'Closed'}
        />
        <dl className="hairlines border-y border-line text-caption">
          {found.timeZone === zone ? null : <Fact term="Kept in the time of">{placeOf(found.timeZone)}</Fact>}
          <Fact term="Buffer before and after">
            {found.bufferBefore === found.bufferAfter
              ? `${found.bufferBefore} minutes`
              : `${found.bufferBefore} and ${found.bufferAfter} minutes`}
          </Fact>
          <Fact term="Notice">{found.noticeHours === 1 ? '1 hour' : `${found.noticeHours} hours`}</Fact>
          <Fact term="Most a day">
            {found.dailyMaximum === 1 ? '1 session' : `${found.dailyMaximum} sessions`}
          </Fact>
        </dl>
        <p role="status" className="rounded-control bg-success-tint px-3 py-2.5 text-caption text-ink">
          {effectOf(hours, { found, day, entries, now: new Date() })}
        </p>
        <FormError>{failure}</FormError>
        <div className="flex justify-end gap-2">
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="solid" isBusy={isSaving} busyLabel="Saving" onClick={() => void store()}>
            Save hours
          </Button>
        </div>
      </PanelBody>
    </Panel>
  )
}

function Fact({ term, children }: { term: string; children: string }) {
  return (
    <div className="flex justify-between gap-3 py-2">
      <dt className="text-ink-2">{term}</dt>
      <dd className="font-semibold tnum">{children}</dd>
    </div>
  )
}
