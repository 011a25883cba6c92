import { Fragment } from 'react'
import type { TextField } from '#domain/content/rules/textFields.ts'
import { mayBeEmpty } from '#domain/content/rules/textFields.ts'
import { lostPath, textKinds } from '#domain/content/rules/textKinds.ts'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import type { SiteTextFields, SiteTextKind } from '#domain/content/types.ts'
import type { CheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { PictureField } from './PictureField.tsx'

type Form = CheckedForm<SiteTextFields>
type Props = {
  kind: SiteTextKind
  form: Form
  /** People link to it, so it is no field any more. */
  isAddressFixed: boolean
  /** What visitors find the text by now. */
  shownSlug: string | null
}

/** The fields of a text as its kind describes them, in their order. */
export function TextFields({ kind, form, isAddressFixed, shownSlug }: Props) {
  const fields = textKinds[kind].fields.filter(
    ({ shape }) => shape !== 'stamp' && !(isAddressFixed && shape === 'slug'),
  )
  const lost = lostPath(kind, form.watch('slug') ?? '', shownSlug)
  const isOptional = (field: TextField) =>
    mayBeEmpty(field, field.altOf ? { [field.altOf]: form.watch(field.altOf) } : {})
  return fields.map((field) => (
    <Fragment key={field.name}>
      <Field
        label={field.label}
        aside={isOptional(field) ? 'Optional' : undefined}
        hint={field.hint}
        error={form.errorOf(field.name)}
      >
        <Control field={field} form={form} />
      </Field>
      {field.shape === 'slug' && lost ? (
        <Banner tone="warning" role="status" className="wrap-anywhere">
          {siteTextTexts.pathLost(lost)}
        </Banner>
      ) : null}
    </Fragment>
  ))
}

/** Rows of the boxes that hold more than a line. */
const rows: Partial<Record<TextField['shape'], number>> = { plain: 5, prose: 3, lines: 4, sections: 24 }

function Control({ field, form }: { field: TextField; form: Form }) {
  const { name, shape, most, options } = field
  if (options)
    return (
      <Select
        options={options}
        value={form.watch(name) || null}
        onChange={(value) => form.set(name, value)}
      />
    )
  const tall = rows[shape]
  if (tall) return <Textarea rows={tall} {...form.field(name)} maxLength={most} />
  if (shape === 'picture')
    return <PictureField value={form.watch(name) ?? ''} onChange={(value) => form.set(name, value)} />
  if (shape === 'day') return <Input type="date" {...form.field(name)} />
  return (
    <Input
      inputMode={shape === 'place' ? 'numeric' : undefined}
      {...form.field(name)}
      maxLength={most}
      autoComplete="off"
    />
  )
}
