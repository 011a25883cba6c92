import { useQuery } from '@tanstack/react-query'
import { CornerDownRight, X } from 'lucide-react'
import { useRef } from 'react'
import { surfaceHasRight } from '#domain/billing/rules/plans.ts'
import { creditsQuery } from '#web/features/booking/queries.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import type { Asked } from '#web/ui/lists/Loaded.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { sessionPlace } from '../overview/sessionPlace.ts'
import { useDueCards, useLatestMinutes, useStaleMetrics } from '../overview/useHome.ts'
import type { Nudge } from './nudges.ts'
import { keptOf, nudgesOf } from './nudges.ts'
import { useDismissed } from './useDismissed.ts'

/** What is worth a look now, each to be put away for seven days (T-205). */
export function Nudges() {
  const { plans, isDemo } = useMe()
  const now = useClock()
  const zone = useZone()
  const due = useDueCards()
  const minutes = useLatestMinutes()
  const stale = useStaleMetrics()
  const credits = useQuery({ ...creditsQuery(), enabled: !isDemo })
  const { dismissed, dismiss } = useDismissed()
  const list = useRef<HTMLDivElement>(null)
  const parts = [due, minutes, stale]
  const isKnown = parts.every((part) => part.data !== undefined)
  const mayEnter = surfaceHasRight(plans, 'desktop', 'board.edit')
  const all = nudgesOf({
    due: due.data ?? null,
    minutes: minutes.data ?? [],
    stale: mayEnter ? (stale.data ?? []) : [],
    // Late, missing or refused, credits keep no other nudge waiting.
    credits: (credits.data?.credits ?? []).filter((credit) => credit.can.spend.ok),
    today: due.today,
    now,
    zone,
    minutesTo: sessionPlace,
  })
  const asked: Asked<typeof all> = {
    data: isKnown ? keptOf(all, dismissed, now) : undefined,
    isError: parts.some((part) => part.isError),
    isFetching: parts.some((part) => part.isFetching),
    refetch: () => Promise.all(parts.map((part) => part.refetch())),
  }
  return (
    <Loaded of={asked} label="Loading nudges" skeleton={<SkeletonLines lines={4} />}>
      {(nudges) => (
        <div ref={list} tabIndex={-1} className="outline-none">
          {nudges.length === 0 ? (
            <p className="px-4 pt-3 pb-5 text-body-s text-ink-2 md:px-5">
              Nothing needs your attention right now.
            </p>
          ) : (
            <ul className="mt-2 hairlines px-4 pb-2.5 md:px-5">
              {nudges.map((nudge) => (
                <li key={nudge.id} className="flex items-start gap-3 py-[11px] text-body-s">
                  <CornerDownRight size={18} aria-hidden="true" className="mt-px text-ink-3" />
                  <p className="min-w-0 flex-1">
                    <Words of={nudge} />{' '}
                    <TextLink
                      to={nudge.to}
                      {...(nudge.isDoneByGoing ? { onClick: () => dismiss(nudge.id) } : {})}
                      className="pointer-coarse:-my-3 pointer-coarse:min-h-11"
                    >
                      {nudge.action}
                    </TextLink>
                  </p>
                  <IconButton
                    icon={X}
                    size="small"
                    label={`Dismiss for seven days: ${nudge.text}`}
                    className="-my-1.5 -mr-2 text-ink-3!"
                    onClick={() => {
                      dismiss(nudge.id)
                      // The pressed button is gone; the keyboard stays where it was.
                      list.current?.focus()
                    }}
                  />
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </Loaded>
  )
}

function Words({ of: { text, parts } }: { of: Nudge }) {
  if (!parts) return text
  const [before, name, after] = parts
  return (
    <>
      {before}
      <bdi>{name}</bdi>
      {after}
    </>
  )
}
