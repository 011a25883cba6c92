import { paths } from '#contract/paths.ts'
import { acceptForm } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { FormOfSite } from '../forms/FormOfSite.tsx'

/** Accepts the version that the page shows, for a company (0100). */
export function AcceptForm({ version }: { version: number }) {
  return (
    <section
      aria-labelledby="accept-title"
      className="mb-8 rounded-panel border border-line bg-surface p-7 max-md:p-5"
    >
      <h2 id="accept-title" className="title-s">
        {processingTexts.title}
      </h2>
      <p className="mt-1.5 mb-5 text-body-s text-ink-2">
        {processingTexts.lead}{' '}
        <InlineLink href={paths.auth('sign-in', acceptForm.path)}>{processingTexts.signIn}</InlineLink>
      </p>
      <FormOfSite form={acceptForm} note={processingTexts.note} given={{ version: String(version) }} />
    </section>
  )
}
