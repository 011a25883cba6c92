import { sessionLimits } from '#domain/sessions/limits.ts'
import { keptElsewhereTexts } from '#domain/sessions/rules/keptElsewhereTexts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { sessionTypes } from '#domain/sessions/types.ts'
import type { CheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { TimeZoneField } from '#web/ui/forms/TimeZoneField.tsx'
import { MemberPicker } from './MemberPicker.tsx'
import type { SessionForm } from './useSessionForm.ts'

type Props = {
  form: CheckedForm<SessionForm>
  isNew: boolean
  /** Its time is changed in Calendly and nowhere else (T-065). */
  isKeptElsewhere?: boolean
}

/** Everything staff write about a session. Whom it is for and its kind are said once. */
export function SessionFields({ form, isNew, isKeptElsewhere = false }: Props) {
  const { errorOf } = form
  return (
    <div className="grid gap-5">
      {isNew ? (
        <>
          <MemberPicker
            value={form.watch('memberId')}
            onChange={(memberId) => form.set('memberId', memberId)}
            error={errorOf('memberId')}
          />
          <Field label="Type">
            <Segments
              label="Type"
              isWide
              value={form.watch('sessionType')}
              onChange={(sessionType) => form.set('sessionType', sessionType)}
              options={sessionTypes.map((each) => ({ value: each, label: sessionTexts.types[each] }))}
            />
          </Field>
        </>
      ) : null}
      <Field label="Title" error={errorOf('title')}>
        <Input {...form.field('title')} maxLength={sessionLimits.title} autoComplete="off" />
      </Field>
      {isKeptElsewhere ? (
        <p className="text-body-s text-ink-2">{keptElsewhereTexts.timesThere}</p>
      ) : (
        <TimeFields form={form} />
      )}
      <Field
        label="Meeting link"
        error={errorOf('meetingUrl')}
        hint="Starts with https. You can add it later."
      >
        <Input
          type="url"
          {...form.field('meetingUrl')}
          maxLength={sessionLimits.url}
          autoComplete="off"
          placeholder="https://"
        />
      </Field>
      <Field label="About this session" error={errorOf('description')} hint="Visible to the member.">
        <Textarea {...form.field('description')} maxLength={sessionLimits.description} />
      </Field>
      <Field label="Notes" error={errorOf('notes')} hint="Visible to staff only.">
        <Textarea {...form.field('notes')} maxLength={sessionLimits.notes} />
      </Field>
    </div>
  )
}

/** When it is, by the clock of its own zone. */
function TimeFields({ form }: Pick<Props, 'form'>) {
  const { errorOf } = form
  return (
    <>
      <div className="grid gap-x-4 gap-y-5 sm:grid-cols-[minmax(0,1fr)_8rem_8rem]">
        <Field label="Date" error={errorOf('day')}>
          <Input type="date" min="2000-01-01" max="2100-12-31" {...form.field('day')} />
        </Field>
        <Field label="Time">
          <Input type="time" {...form.field('clock')} />
        </Field>
        <Field label="Minutes" error={errorOf('minutes')}>
          <Input
            type="number"
            inputMode="numeric"
            min={1}
            max={sessionLimits.maxDurationHours * 60}
            {...form.field('minutes')}
          />
        </Field>
      </div>
      <TimeZoneField
        value={form.watch('timeZone')}
        onChange={(zone) => form.set('timeZone', zone)}
        error={errorOf('timeZone')}
        hint="The time zone of the session."
      />
    </>
  )
}
