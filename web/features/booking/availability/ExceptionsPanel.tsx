import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AvailabilityOf } from '#contract/booking/availability.ts'
import { checkException, hoursOn } from '#domain/booking/rules/hours.ts'
import type { DayHours } from '#domain/booking/types.ts'
import type { Problem } from '#domain/decision.ts'
import { dayIn } from '#domain/zones.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { bookingFailure } from '../links/queries.ts'
import { HoursRows } from './HoursRows.tsx'
import { restoreException, setException } from './mutations.ts'

const long = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' } as const

/** Days that are not as every week: other hours, or away. */
export function ExceptionsPanel({ found }: { found: AvailabilityOf }) {
  const [day, setDay] = useState<string | null>(null)
  const restore = useMutation(restoreException())
  const today = dayIn(new Date(), found.timeZone)
  const ahead = found.exceptions.filter((each) => each.day >= today)
  return (
    <Panel>
      <PanelHeader
        title="Single days"
        aside={
          found.can.edit.ok ? (
            <Button size="small" onClick={() => setDay('')}>
              Change a day
            </Button>
          ) : null
        }
      />
      {ahead.length === 0 ? (
        <Empty title="Every week is the same">Change a day to be away or to work other hours.</Empty>
      ) : (
        <PanelRows className="mt-2">
          {ahead.map((each) => (
            <li key={each.day} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
              <div className="min-w-0 flex-1 basis-48">
                <p className="font-semibold tnum">{sayDay(each.day, long)}</p>
                <p className="text-caption text-ink-2 tnum">
                  {each.hours.length === 0
                    ? 'Away'
                    : each.hours.map(({ from, until }) => `${from} to ${until}`).join(', ')}
                </p>
              </div>
              {found.can.edit.ok ? (
                <span className="flex gap-2">
                  <Button size="small" variant="quiet" onClick={() => setDay(each.day)}>
                    Edit
                  </Button>
                  <Button
                    size="small"
                    isBusy={restore.isPending && restore.variables.day === each.day}
                    busyLabel="Restoring"
                    onClick={() => restore.mutate({ advisorId: found.advisorId, day: each.day, hours: null })}
                    aria-label={`As every week on ${sayDay(each.day, long)}`}
                  >
                    As every week
                  </Button>
                </span>
              ) : null}
            </li>
          ))}
        </PanelRows>
      )}
      {day === null ? null : <DayDialog found={found} day={day} onClose={() => setDay(null)} />}
    </Panel>
  )
}

type DialogProps = { found: AvailabilityOf; day: string; onClose: () => void }

/** The hours of one day, as every week until something is changed. */
export function DayDialog({ found, day: first, onClose }: DialogProps) {
  const usual = (of: string): DayHours[] =>
    of
      ? hoursOn(of, found.hours, new Map(found.exceptions.map((each) => [each.day, each.hours]))).map(
          ({ from, until }) => ({ from, until }),
        )
      : []
  const [day, setDay] = useState(first)
  const [hours, setHours] = useState<DayHours[]>(() => usual(first))
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  const store = useMutation({
    ...setException(),
    onSuccess: onClose,
    onError: (error) => {
      const refusal = refusalOf(error)
      setProblems(refusal.problems)
      if (refusal.problems.length === 0) setFailure(bookingFailure(error))
    },
  })
  const errorOf = (field: string) => problems.find((each) => each.field === field)?.message ?? null
  const send = () => {
    setFailure(null)
    const wrong = checkException({ day, hours }, found.timeZone, dayIn(new Date(), found.timeZone))
    setProblems(wrong)
    if (wrong.length === 0) store.mutate({ advisorId: found.advisorId, day, hours })
  }
  return (
    <FormDialog
      title="Change a day"
      description="This day alone. No session that is booked is affected."
      action={hours.length === 0 ? 'Set as away' : 'Save hours'}
      busyLabel="Saving"
      isBusy={store.isPending}
      failure={failure}
      onSubmit={send}
      onClose={onClose}
    >
      <Field label="Day" error={errorOf('day')}>
        <Input
          type="date"
          value={day}
          onChange={(event) => {
            setDay(event.currentTarget.value)
            setHours(usual(event.currentTarget.value))
            setProblems([])
          }}
        />
      </Field>
      <HoursRows
        name="this day"
        hours={hours}
        onChange={(next) => {
          setHours(next)
          setProblems([])
        }}
        errorAt={(index) => errorOf(`hours.${index}.from`) ?? errorOf(`hours.${index}.until`)}
        emptyText="Away the whole day"
      />
    </FormDialog>
  )
}
