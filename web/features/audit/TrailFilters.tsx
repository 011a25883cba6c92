import { useQuery } from '@tanstack/react-query'
import { eventName } from '#domain/audit/rules/eventName.ts'
import { auditTexts, eventTypeNames, severityNames } from '#domain/audit/texts.ts'
import { eventTypes, severities } from '#domain/audit/types.ts'
import { usePeopleChoices } from '#web/lib/lists/usePeopleChoices.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Combobox } from '#web/ui/forms/Combobox.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import type { Option } from '#web/ui/forms/Select.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { kindsQuery } from './queries.ts'
import type { TrailFields } from './useTrailSearch.ts'

const everything = 'all'

type Props = {
  fields: TrailFields
  onChange: (changed: Partial<TrailFields>) => void
  /** Given where there is something to clear. */
  onClear: (() => void) | null
}

/** By whom, what, how grave and when; they narrow together. */
export function TrailFilters({ fields, onChange, onClear }: Props) {
  const kinds = useQuery(kindsQuery())
  const people = usePeopleChoices({ chosenId: fields.personId })
  return (
    <div className="grid grid-cols-2 gap-3 px-4 pb-4 md:grid-cols-3 md:px-5 xl:grid-cols-6">
      <Field label="Person" className="max-md:col-span-2">
        <Combobox
          choices={people.choices}
          value={fields.personId}
          onChange={(personId) => onChange({ personId })}
          onSearch={people.onSearch}
          placeholder="Name or company"
          emptyText={people.isFetching ? 'Searching' : 'No matching people'}
        />
      </Field>
      <Field label="Kind of event" className="max-md:col-span-2">
        <Choice
          all="All events"
          names={(kinds.data?.kinds ?? []).map((kind) => [kind, eventName(kind)])}
          value={fields.action}
          onChange={(action) => onChange({ action })}
        />
      </Field>
      <Field label="Type">
        <Choice
          all="All types"
          names={eventTypes.map((type) => [type, eventTypeNames[type]])}
          value={fields.type}
          onChange={(type) => onChange({ type })}
        />
      </Field>
      <Field label="Severity">
        <Choice
          all="Any severity"
          names={severities.map((severity) => [severity, severityNames[severity]])}
          value={fields.severity}
          onChange={(severity) => onChange({ severity })}
        />
      </Field>
      <Field label="From">
        <Input
          type="date"
          min="2000-01-01"
          max="9999-12-31"
          value={fields.from}
          onChange={(event) => onChange({ from: event.target.value })}
        />
      </Field>
      <Field label="Until">
        <Input
          type="date"
          min="2000-01-01"
          max="9999-12-31"
          value={fields.until}
          onChange={(event) => onChange({ until: event.target.value })}
        />
      </Field>
      {onClear ? (
        <div className="col-span-full">
          <Button size="small" onClick={onClear}>
            {auditTexts.clear}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function Choice<Value extends string>(props: {
  all: string
  names: readonly (readonly [Value, string])[]
  value: Value | null
  onChange: (value: Value | null) => void
}) {
  const named = props.names.map(([value, label]): Option<Value> => ({ value, label }))
  return (
    <Select<Value | typeof everything>
      options={[{ value: everything, label: props.all }, ...named]}
      value={props.value ?? everything}
      onChange={(value) => props.onChange(value === everything ? null : (value as Value))} // safe because only `everything` is no value of theirs
    />
  )
}
