import { listForms } from '#domain/newsletter/rules.ts'
import { FormOfSite } from '../forms/FormOfSite.tsx'
import { formNotes } from '../forms/formNotes.ts'

/** Joining YELMail next to a heading. The topics stand under each other: side by side the longest would break. */
export const JoinForm = () => (
  <div className="[&_fieldset>div]:lg:grid-cols-1">
    <FormOfSite form={listForms.yelmail} note={formNotes.yelmail} />
  </div>
)
