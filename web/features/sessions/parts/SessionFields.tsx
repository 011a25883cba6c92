import { useMemo } from 'react'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { sessionTypes } from '#domain/sessions/types.ts'
import { Combobox } from '#web/ui/Combobox.tsx'
import { Field } from '#web/ui/Field.tsx'
import { Input } from '#web/ui/Input.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import type { SessionFormState } from './useSessionForm.ts'

type Props = { form: SessionFormState; isNew: boolean }

/** Everything staff write about a session. Whom it is for and its kind are said once. */
export function SessionFields({ form, isNew }: Props) {
  const { value, change, errorOf } = form
  const zones = useMemo(
    () =>
      [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone'), value.timeZone])]
        .filter(Boolean)
        .map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') })),
    [value.timeZone],
  )
  return (
    <div className="grid gap-5">
      {isNew ? (
        <>
          <MemberPicker
            value={value.memberId}
            onChange={(memberId) => change({ memberId })}
            error={errorOf('memberId')}
          />
          <Field label="Type">
            <Segments
              label="Type"
              isWide
              value={value.sessionType}
              onChange={(sessionType) => change({ sessionType })}
              options={sessionTypes.map((each) => ({ value: each, label: sessionTexts.types[each] }))}
            />
          </Field>
        </>
      ) : null}
      <Field label="Title" error={errorOf('title')}>
        <Input
          value={value.title}
          maxLength={sessionLimits.title}
          autoComplete="off"
          onChange={(event) => change({ title: event.target.value })}
        />
      </Field>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
        <Field label="Date" error={errorOf('startAt')}>
          <Input
            type="date"
            min="2000-01-01"
            max="2100-12-31"
            value={value.day}
            onChange={(event) => change({ day: event.target.value })}
          />
        </Field>
        <Field label="Time">
          <Input
            type="time"
            value={value.clock}
            onChange={(event) => change({ clock: event.target.value })}
          />
        </Field>
        <Field label="Minutes" error={errorOf('endAt')}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={sessionLimits.maxDurationHours * 60}
            value={value.minutes}
            onChange={(event) => change({ minutes: event.target.value })}
          />
        </Field>
      </div>
      <Field label="Time zone" error={errorOf('timeZone')} hint="The time zone of the session.">
        <Combobox
          choices={zones}
          value={value.timeZone}
          onChange={(timeZone) => timeZone && change({ timeZone })}
          placeholder="Search for a city"
          emptyText="No matching time zones"
        />
      </Field>
      <Field
        label="Meeting link"
        error={errorOf('meetingUrl')}
        hint="Starts with https. You can add it later."
      >
        <Input
          type="url"
          value={value.meetingUrl}
          maxLength={sessionLimits.url}
          autoComplete="off"
          placeholder="https://"
          onChange={(event) => change({ meetingUrl: event.target.value })}
        />
      </Field>
      <Field label="About this session" error={errorOf('description')} hint="Visible to the member.">
        <Textarea
          value={value.description}
          maxLength={sessionLimits.description}
          onChange={(event) => change({ description: event.target.value })}
        />
      </Field>
      <Field label="Notes" error={errorOf('notes')} hint="Visible to staff only.">
        <Textarea
          value={value.notes}
          maxLength={sessionLimits.notes}
          onChange={(event) => change({ notes: event.target.value })}
        />
      </Field>
    </div>
  )
}
