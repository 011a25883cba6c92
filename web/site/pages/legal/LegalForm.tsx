import type { ReactNode } from 'react'
import type { SiteForm, Typed } from '#domain/content/rules/forms.ts'
import { FormOfSite } from '../forms/FormOfSite.tsx'

type Props = {
  form: SiteForm
  title: string
  lead: ReactNode
  note: string
  given?: Typed
  /** What stands below the form. */
  children?: ReactNode
}

/** The anchor of such a form. */
export const legalFormTitle = ({ name }: SiteForm): string => `${name}-title`

/** A form within a legal text, in a panel with a heading of its own. */
export function LegalForm({ form, title, lead, note, given, children }: Props) {
  const titleId = legalFormTitle(form)
  return (
    <section aria-labelledby={titleId} className="rounded-panel border border-line bg-surface p-7 max-md:p-5">
      <h2 id={titleId} className="title-s scroll-mt-20">
        {title}
      </h2>
      <p className="mt-1.5 mb-5 text-body-s text-ink-2">{lead}</p>
      <FormOfSite form={form} note={note} given={given} />
      {children}
    </section>
  )
}
