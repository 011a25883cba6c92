import { paths } from '#contract/paths.ts'
import { acceptForm } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { LegalForm, legalFormTitle } from './LegalForm.tsx'

/** Leads to the form, which stands after what is to be read first. */
export const AcceptLine = () => (
  <p className="text-body-s">
    {processingTexts.first}{' '}
    <InlineLink href={`#${legalFormTitle(acceptForm)}`}>{processingTexts.title}</InlineLink>
  </p>
)

/** Accepts the version that the page shows, for a company (0100). */
export function AcceptForm({ version }: { version: number }) {
  const lead = (
    <>
      {processingTexts.lead}{' '}
      <InlineLink href={paths.auth('sign-in', acceptForm.path)}>{processingTexts.signIn}</InlineLink>
    </>
  )
  return (
    <LegalForm
      form={acceptForm}
      title={processingTexts.title}
      lead={lead}
      note={processingTexts.note}
      given={{ version: String(version) }}
    />
  )
}
