import { paths } from '#contract/paths.ts'
import { askDeletionForm } from '#domain/privacy/rules/deletions.ts'
import { deletionTexts } from '#domain/privacy/texts/deletions.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormOfSite } from '../forms/FormOfSite.tsx'

/** Deletion for people who cannot sign in or have no account, by a link to their address (K37). */
export function DeletionForm() {
  return (
    <section
      aria-labelledby="deletion-title"
      className="mb-8 rounded-panel border border-line bg-surface p-7 max-md:p-5"
    >
      <h2 id="deletion-title" className="title-s">
        {deletionTexts.title}
      </h2>
      <p className="mt-1.5 mb-5 text-body-s text-ink-2">{deletionTexts.lead}</p>
      <FormOfSite form={askDeletionForm} note="Used for this alone." />
      <p className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-5 text-body-s text-ink-2">
        If you can sign in:
        <Button href={paths.dashboard('settings', { part: 'privacy' })}>{rightsTexts.deleteTitle}</Button>
      </p>
    </section>
  )
}
