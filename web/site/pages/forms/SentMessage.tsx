import type { InboxForm } from '#domain/inquiries/rules/forms.ts'
import { sentMessageTexts, sentTexts } from '#domain/inquiries/rules/sentTexts.ts'
import { place } from './FormFieldRow.tsx'

/** What becomes of what was sent; by when, and its words, the server fills in for whoever sent it, and nobody else. */
export function SentMessage({ form }: { form: InboxForm }) {
  const subject = form.fields.find(({ name }) => name === form.subject)
  return (
    <>
      <p>{sentTexts[form.name].next}</p>
      <p className="empty:hidden" {...place('due')} />
      <p>
        We also send you an email that it arrived, at most one a day. If it does not come, look in your spam
        folder.
      </p>
      <dl className="mt-3 border-b border-line has-[dd:empty]:hidden">
        {subject ? <Row label={subject.label} name="subject" /> : null}
        <Row label={sentMessageTexts.body} name="body" />
      </dl>
    </>
  )
}

const Row = ({ label, name }: { label: string; name: string }) => (
  <div className="grid gap-x-6 gap-y-1 border-t border-line py-3.5 md:grid-cols-[7rem_1fr]">
    <dt className="text-body-s text-ink-3">{label}</dt>
    <dd className="whitespace-pre-line text-body text-ink" {...place(name)} />
  </div>
)
