import { featureStates, plansInWords } from '#domain/billing/rules/rightsMatrix.ts'
import { featureNames, stateTexts } from '#domain/billing/texts/features.ts'
import { overviewTexts } from '#domain/billing/texts.ts'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'

/** How far each feature is, read from the table's own states: what is planned is said to be, and with which plans it will come (K77, T-049). */
export function FeatureStates({ className }: { className?: string }) {
  return (
    <Panel aria-labelledby="feature-states" className={className ?? ''}>
      <PanelHeader id="feature-states" title={overviewTexts.status} />
      <p className="mt-1 max-w-[68ch] px-4 text-body-s text-ink-2 md:px-5">{stateTexts.lead}</p>
      <ul className="mt-3 hairlines border-t border-line px-4 pb-2 md:px-5">
        {featureStates().map(({ feature, available, planned }) => (
          <li
            key={feature}
            className="grid gap-x-8 gap-y-2 py-4 text-body-s md:grid-cols-[13rem_minmax(0,1fr)]"
          >
            <div>
              <h3 className="font-[560]">{featureNames[feature]}</h3>
              <State available={available.length} planned={planned.length} />
            </div>
            <div className="grid content-start gap-3">
              {available.length > 0 ? (
                <p className="text-ink-2">{available.map(({ label }) => label).join(', ')}</p>
              ) : null}
              {planned.length > 0 ? (
                <dl className="grid gap-x-8 gap-y-3 min-[1100px]:grid-cols-2">
                  {planned.map(({ right, label, note, plans }) => (
                    <div key={right}>
                      <dt className="font-semibold">{label}</dt>
                      <dd className="text-ink-2">{note}</dd>
                      <dd className="text-caption text-ink-3">{stateTexts.with(plansInWords(plans))}</dd>
                    </div>
                  ))}
                </dl>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  )
}

function State({ available, planned }: { available: number; planned: number }) {
  const isAll = planned === 0
  const words = isAll ? stateTexts.everything : stateTexts.usable(available, available + planned)
  return (
    <p className="mt-1">
      {available === 0 ? (
        <Badge tone="outline">{stateTexts.planned}</Badge>
      ) : (
        <Badge tone="success" mark={isAll ? 'round' : 'octagon'}>
          {words}
        </Badge>
      )}
    </p>
  )
}
