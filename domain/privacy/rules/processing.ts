import type { SiteForm } from '#domain/content/rules/forms.ts'
import { legalVersionPath } from '#domain/content/rules/legal.ts'
import { companyBlock } from '#domain/content/rules/textBody.ts'
import { wordsOf } from '#domain/content/rules/textFields.ts'
import type { SiteTextFields } from '#domain/content/types.ts'
import { processingLimits } from '../limits.ts'
import { processingTexts } from '../texts/processing.ts'

/** What the data processing agreement is called among the legal texts (GDPR, Article 28). */
export const processingSlug = 'data-processing-agreement'

/** Accepts the data processing agreement for a company, in the version that its page shows (pages §5.1, K19). */
export const acceptForm: SiteForm = {
  name: 'processing',
  path: `/${processingSlug}`,
  sentPath: `/${processingSlug}/accepted`,
  submit: 'Accept the agreement',
  failed: processingTexts.failed,
  fields: [
    {
      name: 'name',
      label: 'Your name',
      kind: 'line',
      most: processingLimits.name,
      autoComplete: 'name',
      isHalf: true,
    },
    {
      name: 'position',
      label: 'Your position',
      kind: 'line',
      most: processingLimits.position,
      autoComplete: 'organization-title',
      isHalf: true,
    },
    {
      name: 'company',
      label: 'Company',
      kind: 'line',
      most: processingLimits.company,
      autoComplete: 'organization',
      hint: 'Its registered name.',
    },
    {
      name: 'address',
      label: 'Registered address',
      kind: 'line',
      most: processingLimits.address,
      autoComplete: 'address-line1',
      hint: 'With the country.',
    },
    // The page says which version it shows, and never the address.
    { name: 'version', label: 'Version', kind: 'hidden', most: 6, missing: processingTexts.changed },
    {
      name: 'accept',
      label: 'I may sign for this company and accept the agreement in its name',
      kind: 'consent',
      version: 'yes',
      missing: processingTexts.mayNot,
    },
  ],
}

/** Where the version that was accepted stays readable, and the same as a file to keep (0080). */
export const acceptedPaths = {
  page: (version: number) => legalVersionPath(processingSlug, version),
  file: (version: number) => `${legalVersionPath(processingSlug, version)}.txt`,
} as const

/** What a version says, in one piece, with the company that it was agreed with: the record of an acceptance keeps the hash of it. */
export const agreedWords = (fields: SiteTextFields, company: readonly string[]): string =>
  ['title', 'version', 'inForceSince', 'short', 'sections']
    .map((name) => wordsOf(fields, name))
    .join('\n\n')
    .replaceAll(companyBlock, company.join('\n'))
