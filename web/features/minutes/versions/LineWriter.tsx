import { Plus } from 'lucide-react'
import { useRef } from 'react'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { writtenKinds } from '#domain/minutes/rules/reviewOrder.ts'
import { lineKindName, minutesTexts } from '#domain/minutes/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import type { OwnLine, WrittenKind } from './useOwnLine.ts'

type Props = { line: OwnLine; onAdd: (kind: WrittenKind, text: string) => void }

const options = writtenKinds.map((value) => ({ value, label: lineKindName[value] }))

/** Writes minutes line by line: what it is, what it says; Enter adds it, and the next one can be typed at once. */
export function LineWriter({ line, onAdd }: Props) {
  const { kind, setKind, text, setText, words } = line
  const field = useRef<HTMLInputElement>(null)
  return (
    <Panel
      as="form"
      aria-label={minutesTexts.addLine}
      className="mt-3 px-5 py-3.5 max-md:px-4"
      onSubmit={(event) => {
        event.preventDefault()
        if (words === '') return
        onAdd(kind, words)
        setText('')
        field.current?.focus()
      }}
    >
      <div className="grid grid-cols-[10rem_minmax(0,1fr)_auto] items-end gap-3 max-md:grid-cols-1">
        <Field label="Kind">
          <Select options={options} value={kind} onChange={setKind} />
        </Field>
        <Field label="What was said or decided, in your words">
          <Input
            ref={field}
            value={text}
            maxLength={minutesLimits.lineText}
            autoComplete="off"
            placeholder={examples[kind]}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="solid" icon={Plus} disabled={words === ''} className="max-md:w-full">
          {minutesTexts.addLine}
        </Button>
      </div>
    </Panel>
  )
}

const examples: Readonly<Record<WrittenKind, string>> = {
  action: 'Send the revised quote',
  decision: 'Raise a priced round in September',
  next_step: 'Bring the cost model to the next session',
  insight: 'The alarm rate matters more than the accuracy',
  recommendation: 'Quote a price per depot',
}
