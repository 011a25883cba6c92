import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { ServiceCardVersion } from '#contract/billing/serviceCards.ts'
import type { ServiceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { serviceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { cardLocationNames, ctaTypeNames, serviceCardLabels } from '#domain/billing/rules/serviceCardTexts.ts'
import { cardHistoryTexts } from '#domain/billing/texts/cardHistory.ts'
import type { CheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { yearWhenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { cardVersionsQuery } from './queries.ts'
import { valueWords } from './valueWords.ts'

type Props = { id: string; form: CheckedForm<ServiceCardFields> }

/** What the service said before each edit. Restoring one writes it into the form, so that it is seen before it is stored (K90). */
export function CardHistory({ id, form }: Props) {
  const { data, isError, refetch, isFetching } = useQuery(cardVersionsQuery(id))
  const zone = useZone()
  const [restored, setRestored] = useState<number | null>(null)
  if (isError && !data)
    return (
      <SectionError onRetry={() => void refetch()} isRetrying={isFetching}>
        {cardHistoryTexts.failed}
      </SectionError>
    )
  if (!data || data.versions.length === 0) return null
  const restore = ({ version, fields }: ServiceCardVersion) => {
    // Whether it is shown is a choice of now, and no part of what it said.
    for (const field of serviceCardFields) if (field !== 'isActive') form.set(field, fields[field])
    setRestored(version)
  }
  return (
    <Panel aria-labelledby="card-history" className="mt-5 overflow-hidden">
      <PanelHeader id="card-history" title={cardHistoryTexts.title} level={3} />
      <p className="px-4 pt-1 pb-3 text-caption text-ink-2 md:px-5">{cardHistoryTexts.hint}</p>
      <PanelRows className="max-h-80 overflow-y-auto border-t border-line">
        {data.versions.map((each) => (
          <li key={each.version} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 md:px-5">
            <div className="min-w-0 flex-1 basis-52">
              <p dir="auto" className="text-body-s wrap-anywhere">
                {each.changed
                  .map((field) =>
                    cardHistoryTexts.said(serviceCardLabels[field], wordsOf(field, each.fields)),
                  )
                  .join('; ')}
              </p>
              <p className="text-caption text-ink-3">
                <time dateTime={each.editedAt}>{yearWhenText(each.editedAt, zone)}</time>,{' '}
                {cardHistoryTexts.changedBy(each.editedBy)}
              </p>
              {restored === each.version ? (
                <p role="status" className="text-caption font-semibold">
                  {cardHistoryTexts.restored}
                </p>
              ) : null}
            </div>
            <Button
              size="small"
              aria-label={cardHistoryTexts.restoreOf(yearWhenText(each.editedAt, zone))}
              onClick={() => restore(each)}
            >
              {cardHistoryTexts.restore}
            </Button>
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}

function wordsOf(field: keyof ServiceCardFields, fields: ServiceCardFields): string {
  if (field === 'location') return cardLocationNames[fields.location]
  if (field === 'ctaType') return ctaTypeNames[fields.ctaType]
  return valueWords(fields[field])
}
