import { CircleAlert } from 'lucide-react'
import type { FormField, SiteForm, Typed } from '#domain/content/rules/forms.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormFieldRow, place } from './FormFieldRow.tsx'

type Props = {
  form: SiteForm
  note: string
  /** What the page itself gives along in fields that nobody sees, by their names. */
  given?: Typed
}

/**
 * A form of the site from its declaration. It works without any script: a native POST, answered by a page. What is typed is
 * checked on the server, which fills the places (server/platform/http/site/siteForms.ts).
 */
export function FormOfSite({ form, note, given = {} }: Props) {
  return (
    <form
      method="post"
      action={form.path}
      noValidate
      acceptCharset="utf-8"
      className="grid grid-cols-[minmax(0,1fr)] gap-5.5"
    >
      <Summary />
      {rowsOf(form.fields).map((row) =>
        row.length === 2 ? (
          <div key={row[0]?.name} className="grid gap-x-4 gap-y-5.5 md:grid-cols-2">
            {row.map((field) => (
              <FormFieldRow key={field.name} form={form.name} field={field} />
            ))}
          </div>
        ) : (
          row.map((field) => (
            <FormFieldRow key={field.name} form={form.name} field={field} given={given[field.name]} />
          ))
        ),
      )}
      {/* People never meet it; a program that fills in every field does (K14). */}
      <div aria-hidden="true" className="sr-only">
        <label>
          Leave this empty
          <input name="reference" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="page" {...place('opened-at')} />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3 max-md:[&>button]:w-full">
        <Button type="submit" variant="hot" size="large">
          {form.submit}
        </Button>
        <p className="max-w-[44em] text-caption text-wrap text-ink-3">
          {note}{' '}
          <a href="/privacy-policy" className="inline-flex min-h-6 items-center underline underline-offset-4">
            Privacy policy
          </a>
        </p>
      </div>
    </form>
  )
}

/** Two narrow fields that follow each other share a row. */
function rowsOf(fields: readonly FormField[]): readonly (readonly FormField[])[] {
  const rows: FormField[][] = []
  for (const field of fields) {
    const last = rows.at(-1)
    if (last?.length === 1 && isHalf(last[0]) && isHalf(field)) last.push(field)
    else rows.push([field])
  }
  return rows
}

const isHalf = (field: FormField | undefined) =>
  field !== undefined && 'isHalf' in field && field.isHalf === true

/** What the server says over a form that comes again; empty, and then unseen, on every other page. */
function Summary() {
  return (
    <div
      role="alert"
      {...place('alert')}
      className="grid grid-cols-[20px_1fr] gap-x-2.5 rounded-control bg-danger-tint px-4 py-3.5 text-danger-text has-[strong:empty]:hidden [&_a]:underline [&_a]:underline-offset-3"
    >
      <CircleAlert size={18} aria-hidden="true" className="mt-0.5" />
      <div>
        <strong className="block font-semibold" {...place('heading')} />
        <p {...place('links')} />
      </div>
    </div>
  )
}
