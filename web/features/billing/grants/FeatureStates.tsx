import { rights } from '#domain/billing/rules/rights.ts'
import { featureStates } from '#domain/billing/rules/rightsMatrix.ts'
import { featureNames, overviewTexts } from '#domain/billing/texts.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'

/** How far each feature is, counted from the table's own states; what is planned is said to be (K77, T-049). */
export function FeatureStates({ className }: { className?: string }) {
  return (
    <Panel aria-labelledby="feature-states" className={className ?? ''}>
      <PanelHeader id="feature-states" title={overviewTexts.status} />
      <ul className="mt-2 hairlines px-4 pb-2 md:px-5">
        {featureStates().map(({ feature, available, planned }) => (
          <li key={feature} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-body-s">
            <span className="min-w-0 flex-1 basis-56">
              <b className="block font-[560]">{featureNames[feature]}</b>
              <span className="text-caption text-ink-3">
                {planned.length > 0
                  ? `Planned: ${planned.map((right) => rights[right].label).join(', ')}`
                  : `${available.length} of ${available.length} features available, by plan`}
              </span>
            </span>
            <Badge tone="success" mark={planned.length > 0 ? 'octagon' : 'round'}>
              {planned.length > 0
                ? `${available.length} of ${available.length + planned.length} available`
                : overviewTexts.available}
            </Badge>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
