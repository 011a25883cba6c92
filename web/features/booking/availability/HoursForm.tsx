import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { AvailabilityFields, AvailabilityOf } from '#contract/booking/availability.ts'
import { bookingLimits } from '#domain/booking/limits.ts'
import { checkAvailability } from '#domain/booking/rules/hours.ts'
import { hoursOvertaken } from '#domain/booking/texts.ts'
import type { WeeklyHours } from '#domain/booking/types.ts'
import type { Problem } from '#domain/decision.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { TimeZoneField } from '#web/ui/forms/TimeZoneField.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { bookingFailure } from '../links/queries.ts'
import { HoursRows } from './HoursRows.tsx'
import { setAvailability } from './mutations.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

type Numbers = 'bufferBefore' | 'bufferAfter' | 'noticeHours' | 'horizonDays' | 'dailyMaximum'
type Fields = Omit<AvailabilityFields, Numbers | 'meetingUrl'> &
  Record<Numbers, string> & { meetingUrl: string }

const numbers: readonly {
  name: Numbers
  label: string
  unit: string
  least: number
  most: number
}[] = [
  {
    name: 'bufferBefore',
    label: 'Buffer before',
    unit: 'Minutes kept free',
    least: 0,
    most: bookingLimits.buffer,
  },
  {
    name: 'bufferAfter',
    label: 'Buffer after',
    unit: 'Minutes kept free',
    least: 0,
    most: bookingLimits.buffer,
  },
  { name: 'noticeHours', label: 'Notice', unit: 'Hours at least', least: 0, most: bookingLimits.noticeHours },
  {
    name: 'horizonDays',
    label: 'Ahead',
    unit: 'Days that can be booked',
    least: 1,
    most: bookingLimits.horizonDays,
  },
  { name: 'dailyMaximum', label: 'Most a day', unit: 'Sessions', least: 1, most: bookingLimits.dailyMaximum },
]

const fieldsOf = (found: AvailabilityOf): Fields => ({
  isOpen: found.isOpen,
  timeZone: found.timeZone,
  hours: found.hours,
  bufferBefore: String(found.bufferBefore),
  bufferAfter: String(found.bufferAfter),
  noticeHours: String(found.noticeHours),
  horizonDays: String(found.horizonDays),
  dailyMaximum: String(found.dailyMaximum),
  meetingUrl: found.meetingUrl ?? '',
})

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** The fields that differ from those of before. */
const changed = (now: Fields, before: Fields): Partial<Fields> =>
  Object.fromEntries(
    Object.entries(now).filter(([name, value]) => !isSame(value, before[name as keyof Fields])), // safe because both have the same fields
  )

/** Hours of every week in the advisor's own zone, and what keeps bookings apart. Saved as a whole. */
export function HoursForm({ found }: { found: AvailabilityOf }) {
  const [fields, setFields] = useState(() => fieldsOf(found))
  const [version, setVersion] = useState(found.version)
  const sent = useRef(fields)
  const [problems, setProblems] = useState<readonly Problem[]>([])
  const [failure, setFailure] = useState<string | null>(null)
  // What the form began from: somebody else's hours that come since are no words of this one.
  const [base, setBase] = useState(fields)
  const isDirty = !isSame(fields, base)
  useUnsaved(isDirty)
  const [isOvertaken, setOvertaken] = useState(false)
  if (found.version > version && (!isDirty || isOvertaken)) begin(found, changed(fields, base))
  // What was typed here stays over what somebody else stored meanwhile (K93).
  function begin(next: AvailabilityOf, typed: Partial<Fields> = {}) {
    setVersion(next.version)
    setBase(fieldsOf(next))
    setFields({ ...fieldsOf(next), ...typed })
    setOvertaken(false)
  }
  const save = useMutation({
    ...setAvailability(),
    onSuccess: ({ availability }) => {
      const stored = fieldsOf(availability)
      setFailure(null)
      setVersion(availability.version)
      setBase(stored)
      // What was typed since it was sent is still to be saved.
      setFields((now) => ({ ...stored, ...changed(now, sent.current) }))
    },
    onError: (error) => {
      const refusal = refusalOf(error)
      setProblems(refusal.problems)
      if (refusal.reason === 'availability_changed') {
        setOvertaken(true)
        setFailure(hoursOvertaken)
      } else if (refusal.problems.length === 0) setFailure(bookingFailure(error))
    },
  })
  const set = (change: Partial<Fields>) => {
    setFields((before) => ({ ...before, ...change }))
    setProblems([])
    setFailure(null)
  }
  const errorOf = (field: string) => problems.find((each) => each.field === field)?.message ?? null
  // Hours of one weekday, each with its place in the whole list: problems name that.
  const hoursOf = (weekday: number) =>
    fields.hours.flatMap((each, index) => (each.weekday === weekday ? [{ ...each, index }] : []))
  const setDay = (weekday: number, hours: readonly { from: string; until: string }[]) =>
    set({
      hours: [
        ...fields.hours.filter((each) => each.weekday < weekday),
        ...hours.map(({ from, until }): WeeklyHours => ({ weekday, from, until })),
        ...fields.hours.filter((each) => each.weekday > weekday),
      ],
    })

  function submit() {
    const wrong = [...checkAvailability(fields), ...numberProblems(fields)]
    setProblems(wrong)
    if (wrong.length > 0) return
    sent.current = fields
    save.mutate({
      advisorId: found.advisorId,
      baseVersion: version,
      isOpen: fields.isOpen,
      timeZone: fields.timeZone,
      hours: fields.hours,
      bufferBefore: Number(fields.bufferBefore),
      bufferAfter: Number(fields.bufferAfter),
      noticeHours: Number(fields.noticeHours),
      horizonDays: Number(fields.horizonDays),
      dailyMaximum: Number(fields.dailyMaximum),
      meetingUrl: fields.meetingUrl.trim() || null,
    })
  }

  return (
    <Panel as="div">
      <PanelHeader title="Every week" />
      <PanelBody className="grid gap-6">
        <Switch
          label="Open for booking"
          note="Members see free times in these hours. Booked sessions stay when it is switched off."
          isOn={fields.isOpen}
          onChange={(isOpen) => set({ isOpen })}
        />
        <TimeZoneField
          value={fields.timeZone}
          onChange={(timeZone) => set({ timeZone })}
          error={errorOf('timeZone') ?? undefined}
          hint="The hours below are those of a clock there, the whole year round."
        />
        <div className="hairlines border-y border-line">
          {weekdays.map((name, at) => {
            const own = hoursOf(at + 1)
            return (
              <div key={name} className="grid gap-x-4 gap-y-1 py-2.5 sm:grid-cols-[8rem_minmax(0,1fr)]">
                <h3 className="pt-1 font-semibold">{name}</h3>
                <HoursRows
                  name={name}
                  hours={own}
                  onChange={(hours) => setDay(at + 1, hours)}
                  errorAt={(index) => {
                    const place = own[index]?.index
                    return errorOf(`hours.${place}.from`) ?? errorOf(`hours.${place}.until`)
                  }}
                  emptyText="Closed"
                />
              </div>
            )
          })}
        </div>
        <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
          {numbers.map(({ name, label, unit, least, most }) => (
            <Field key={name} label={label} hint={unit} error={errorOf(name)}>
              <Input
                type="number"
                inputMode="numeric"
                min={least}
                max={most}
                value={fields[name]}
                onChange={(event) => set({ [name]: event.currentTarget.value })}
              />
            </Field>
          ))}
        </div>
        <Field
          label="Meeting link"
          hint="Sessions booked with this advisor meet here. Leave empty to add it to each session."
          error={errorOf('meetingUrl')}
        >
          <Input
            type="url"
            autoComplete="off"
            placeholder="https://"
            value={fields.meetingUrl}
            onChange={(event) => set({ meetingUrl: event.currentTarget.value })}
          />
        </Field>
        <FormError>{failure ?? (problems.length > 0 ? 'Check the highlighted fields.' : null)}</FormError>
        <div className="flex flex-wrap gap-2">
          <Button variant="solid" isBusy={save.isPending} busyLabel="Saving" onClick={submit}>
            Save hours
          </Button>
          {isDirty ? (
            <Button
              variant="quiet"
              isBusy={save.isPending}
              onClick={() => {
                begin(found)
                setProblems([])
                setFailure(null)
              }}
            >
              Discard changes
            </Button>
          ) : null}
        </div>
      </PanelBody>
    </Panel>
  )
}

const numberProblems = (fields: Fields): Problem[] =>
  numbers.flatMap(({ name, least, most }) => {
    const value = Number(fields[name])
    const isRight = fields[name].trim() !== '' && Number.isInteger(value) && value >= least && value <= most
    return isRight ? [] : [{ field: name, message: `Enter a whole number from ${least} to ${most}.` }]
  })
