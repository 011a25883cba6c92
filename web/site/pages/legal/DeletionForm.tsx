import { paths } from '#contract/paths.ts'
import { askDeletionForm } from '#domain/privacy/rules/deletions.ts'
import { deletionTexts } from '#domain/privacy/texts/deletions.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { LegalForm } from './LegalForm.tsx'

/** Deletion for people who cannot sign in or have no account, by a link to their address (K37). */
export function DeletionForm() {
  return (
    <LegalForm
      form={askDeletionForm}
      title={deletionTexts.title}
      lead={deletionTexts.lead}
      note="Used for this alone."
    >
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5 text-body-s text-ink-2">
        If you can sign in:
        <Button href={paths.go('settings', 'privacy')}>{rightsTexts.deleteTitle}</Button>
      </p>
    </LegalForm>
  )
}
