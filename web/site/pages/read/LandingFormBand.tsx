import type { SiteForm } from '#domain/content/rules/forms.ts'
import type { LandingForm } from '#domain/content/rules/landing.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import { Band } from '../blocks/Band.tsx'
import { FormOfSite } from '../forms/FormOfSite.tsx'
import { formNotes } from '../forms/formNotes.ts'

/** What a link to the form of a landing page ends with. */
export const landingFormId = 'form'

const forms: Readonly<Record<LandingForm, { form: SiteForm; title: string; note: string }>> = {
  contact: { form: inboxForms.contact, title: 'Write to us', note: formNotes.contact },
  console: { form: listForms.console, title: 'Join the waitlist of the console', note: formNotes.waitlist },
  membership: {
    form: listForms.membership,
    title: 'Join the waitlist of the membership',
    note: formNotes.waitlist,
  },
  yelmail: { form: listForms.yelmail, title: 'Join YELMail', note: formNotes.yelmail },
}

/** The form of a landing page; it is the one of a page of its own, which also answers what is sent (K07). */
export function LandingFormBand({ of }: { of: LandingForm }) {
  const { form, title, note } = forms[of]
  return (
    <Band id={landingFormId} title={title}>
      <div className="max-w-[46rem]">
        <FormOfSite form={form} note={note} />
      </div>
    </Band>
  )
}
