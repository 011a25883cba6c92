import { CircleAlert } from 'lucide-react'
import { askedLinks } from '#domain/accounts/texts/agreeAgain.ts'
import type {
  ChoiceField,
  ConsentField,
  FormField,
  FormOption,
  LineField,
  TextField,
} from '#domain/content/rules/forms.ts'
import { inputClasses } from '#web/ui/forms/inputClasses.ts'

/** A place that the server fills (server/platform/http/site/filledPage.ts); the markup has it last of its element. */
export const place = (name: string) => ({ 'data-fill': name })

type Props = { form: string; field: FormField }
type RowProps = Props & {
  /** What the page itself gives along in a field that nobody sees; elsewhere the server fills it. */
  given?: string | undefined
}
type Of<Kind extends FormField> = { form: string; field: Kind }

/** One field of a form with its label, what helps, and the place where the server says what is wrong. */
export function FormFieldRow({ form, field, given }: RowProps) {
  if ('options' in field) return <Choices form={form} field={field} />
  if (field.kind === 'consent') return <Consent form={form} field={field} />
  if (field.kind === 'hidden') {
    const value = given === undefined ? place(field.name) : { value: given }
    return <input type="hidden" name={field.name} {...value} />
  }
  return field.kind === 'text' ? <Text form={form} field={field} /> : <Line form={form} field={field} />
}

function Label({ form, field }: Props) {
  return (
    <label htmlFor={`${form}-${field.name}`} className="text-caption font-semibold">
      {field.label}
      {field.isOptional ? <span className="font-normal text-ink-3"> optional</span> : null}
    </label>
  )
}

const Hint = ({ field }: { field: FormField }) =>
  field.hint ? <p className="text-caption text-ink-3">{field.hint}</p> : null

const types = { line: 'text', email: 'email', url: 'url', password: 'password', hidden: 'hidden' } as const

function Line({ form, field }: Of<LineField>) {
  const { kind, name } = field
  return (
    <div className="grid content-start gap-1.5">
      <Label form={form} field={field} />
      <input
        type={types[kind]}
        inputMode={kind === 'email' || kind === 'url' ? kind : undefined}
        autoComplete={field.autoComplete ?? 'off'}
        placeholder={field.placeholder}
        required={!field.isOptional}
        maxLength={field.most}
        id={`${form}-${name}`}
        name={name}
        className={`${inputClasses} h-12`}
        {...place(name)}
      />
      <Hint field={field} />
      <FieldError form={form} name={name} />
    </div>
  )
}

function Text({ form, field }: Of<TextField>) {
  return (
    <div className="grid gap-1.5">
      <Label form={form} field={field} />
      <textarea
        id={`${form}-${field.name}`}
        name={field.name}
        rows={6}
        required={!field.isOptional}
        maxLength={field.most}
        placeholder={field.placeholder}
        className={`${inputClasses} field-sizing-content min-h-36 resize-y py-3 leading-normal`}
        {...place(field.name)}
      />
      <Hint field={field} />
      <FieldError form={form} name={field.name} />
    </div>
  )
}

const boxClasses = 'appearance-none border-[1.5px] border-control checked:border-[5px] checked:border-heat'
const marks = { choice: 'rounded-full', several: 'rounded-[4px] checked:bg-heat' }

/** A box to tick by itself. The border that grows says it on paper and where colours are forced as well. */
export const tickClasses = `${boxClasses} ${marks.several} size-5 shrink-0 bg-surface`

/** As many columns as leave no choice alone in a row: threes by three where there is room, other pairs by two, the rest under each other. */
function columnsOf(count: number): string {
  const below = count % 2 === 0 ? 'grid-cols-2' : ''
  return count % 3 === 0 ? `${below} md:grid-cols-3` : below
}

function Choices({ form, field }: Of<ChoiceField>) {
  return (
    <div>
      <fieldset id={`${form}-${field.name}`} tabIndex={-1} {...place(`${field.name}-state`)}>
        <legend className="pb-2 text-caption font-semibold">{field.label}</legend>
        <div
          className={`grid gap-px overflow-hidden rounded-control border border-control bg-control ${columnsOf(field.options.length)}`}
        >
          {field.options.map((option) => (
            <Choice key={option.value} field={field} option={option} />
          ))}
        </div>
      </fieldset>
      <Hint field={field} />
      <FieldError form={form} name={field.name} />
    </div>
  )
}

function Choice({ field, option }: { field: ChoiceField; option: FormOption }) {
  return (
    <label className="grid min-h-12 cursor-pointer grid-cols-[16px_1fr] content-start gap-2.5 bg-surface px-3.5 py-3 hover:bg-sunken has-checked:bg-ink has-checked:text-ink-inverse has-focus-visible:outline-2 has-focus-visible:-outline-offset-3 has-focus-visible:outline-focus">
      <input
        type={field.kind === 'choice' ? 'radio' : 'checkbox'}
        name={field.name}
        value={option.value}
        className={`${boxClasses} mt-1 size-4 focus:outline-none ${marks[field.kind]}`}
        {...place(`${field.name}-${option.value}`)}
      />
      <span>
        <span className="block font-semibold">{option.label}</span>
        {option.hint ? <span className="block text-caption opacity-80">{option.hint}</span> : null}
      </span>
    </label>
  )
}

function Consent({ form, field }: Of<ConsentField>) {
  return (
    <div>
      <label className="grid min-h-11 cursor-pointer grid-cols-[20px_1fr] items-start gap-3 py-2 text-body-s">
        <input
          type="checkbox"
          id={`${form}-${field.name}`}
          name={field.name}
          value="yes"
          className={`${tickClasses} mt-px`}
          {...place(field.name)}
        />
        <span>
          <LabelWithTexts label={field.label} />
          {field.isOptional ? <span className="text-ink-3"> optional</span> : null}
        </span>
      </label>
      <Hint field={field} />
      <FieldError form={form} name={field.name} />
    </div>
  )
}

const texts = Object.values(askedLinks)
type Part = string | (typeof texts)[number]

/** A label cut at the names of the texts in it. */
const partsOf = (label: string): readonly Part[] =>
  texts.reduce<readonly Part[]>(
    (parts, text) =>
      parts.flatMap((part) =>
        typeof part === 'string'
          ? part.split(text.name).flatMap((words, at) => (at === 0 ? [words] : [text, words]))
          : [part],
      ),
    [label],
  )

/** What one agrees to can be read from where one agrees; in a tab of its own, so that nothing typed is lost. */
function LabelWithTexts({ label }: { label: string }) {
  return partsOf(label).map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <a
        key={part.path}
        href={part.path}
        target="_blank"
        rel="noopener"
        className="underline underline-offset-4"
      >
        {part.name}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    ),
  )
}

/** Where the server says what is wrong with a field; unseen while it says nothing. */
function FieldError({ form, name }: { form: string; name: string }) {
  return (
    <p className="flex items-start gap-1.5 text-caption text-danger-text has-[span:empty]:hidden">
      <CircleAlert size={16} aria-hidden="true" className="mt-px" />
      <span id={`${form}-${name}-error`} {...place(`${name}-error`)} />
    </p>
  )
}
