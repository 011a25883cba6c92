import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Place } from '#contract/newsletter/lists.ts'
import { subscriberSearchMax } from '#domain/newsletter/limits.ts'
import { placeKinds } from '#domain/newsletter/rules.ts'
import { placeStateTexts, placeTexts } from '#domain/newsletter/texts.ts'
import type { MailList, PlaceState } from '#domain/newsletter/types.ts'
import { placeStates } from '#domain/newsletter/types.ts'
import { useDebounced } from '#web/lib/time/useDebounced.ts'
import { SearchField } from '#web/ui/forms/SearchField.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import type { BadgeTone } from '#web/ui/marks/Badge.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { placesQuery } from './queries.ts'

const tones: Readonly<Record<PlaceState, BadgeTone>> = { waiting: 'info', held: 'success', left: 'neutral' }

type Props = { list: MailList; counts: Readonly<Record<PlaceState, number>> | undefined }

/** Who is on a list, found by address, name or state (K13). */
export function Places({ list, counts }: Props) {
  const [state, setState] = useState<PlaceState | 'all'>('all')
  const [typed, setTyped] = useState('')
  const search = useDebounced(typed.trim(), 250)
  const places = useInfiniteQuery(placesQuery({ list, state, search }))
  return (
    <Panel>
      <h2 className="sr-only">People on the list</h2>
      <div className="flex flex-wrap items-center justify-between gap-3 px-4 pt-4 pb-3 md:px-5">
        <SearchField
          label="Search the list"
          placeholder="Address or name"
          maxLength={subscriberSearchMax}
          value={typed}
          onChange={setTyped}
        />
        <div className="max-w-full overflow-x-auto">
          <Segments
            label="State"
            options={[
              { value: 'all', label: 'All' },
              ...placeStates.map((value) => ({
                ...{ value, label: placeStateTexts[value] },
                ...(counts ? { count: counts[value] } : {}),
              })),
            ]}
            value={state}
            onChange={setState}
          />
        </div>
      </div>
      <List
        of={places}
        items={(data) => data.pages.flatMap((page) => page.places)}
        skeleton={<SkeletonLines lines={5} />}
        empty={<Empty title={state === 'all' && search === '' ? placeTexts.noOne : placeTexts.noMatch} />}
        more={places}
      >
        {(all) => (
          <PanelRows>
            {all.map((place) => (
              <li key={place.id} className="px-4 py-3 md:px-5">
                <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 font-[560]">
                  <span className="[overflow-wrap:anywhere]" dir="auto">
                    {place.name || place.email}
                  </span>
                  <Badge tone={tones[place.state]}>{placeStateTexts[place.state]}</Badge>
                </p>
                {place.name ? (
                  <p className="mt-0.5 text-body-s text-ink-2 [overflow-wrap:anywhere]">{place.email}</p>
                ) : null}
                <p className="mt-0.5 text-caption text-ink-3">{factsOf(place)}</p>
              </li>
            ))}
          </PanelRows>
        )}
      </List>
    </Panel>
  )
}

/** 'Founder, joined 4 November 2026, confirmed 5 November 2026, consent text of 2026-11-22'. */
function factsOf({ type, askedAt, confirmedAt, leftAt, consentVersion }: Place): string {
  const kind = placeKinds.find(({ value }) => value === type)?.label
  return [
    ...(kind ? [kind] : []),
    placeTexts.asked(askedAt),
    ...(confirmedAt ? [placeTexts.confirmed(confirmedAt)] : []),
    ...(leftAt ? [placeTexts.left(leftAt)] : []),
    placeTexts.consent(consentVersion),
  ].join(', ')
}
