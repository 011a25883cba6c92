import { minutesTexts } from '#domain/minutes/texts.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { useClock } from '#web/lib/time/useNow.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { sessionPlace } from '../overview/sessionPlace.ts'
import type { Deliverable } from '../overview/useHome.ts'
import { useLatestMinutes } from '../overview/useHome.ts'
import { countOf, dayWords, whenWords } from '../overview/words.ts'
import { minutesNudge } from './nudges.ts'
import { useDismissed } from './useDismissed.ts'

/** The newest approved minutes: what was found, in the words people wrote, and the way to read on. */
export function LatestMinutes({ className }: { className?: string }) {
  const asked = useLatestMinutes()
  const now = useClock()
  const zone = useZone()
  const newest = asked.data?.[0]
  return (
    <Panel aria-labelledby="latest-minutes" className={className}>
      <PanelHeader
        id="latest-minutes"
        title="Latest minutes"
        aside={newest ? <span className="tnum">{dayWords(new Date(newest.startAt), now, zone)}</span> : null}
      />
      <Loaded of={asked} label="Loading minutes" skeleton={<SkeletonLines lines={5} />}>
        {([item]) =>
          item ? (
            <Newest item={item} approved={whenWords(new Date(item.approvedAt), now, zone)} />
          ) : (
            <Empty title={minutesTexts.empty} className="flex-1 content-center">
              {minutesTexts.emptyHint}
            </Empty>
          )
        }
      </Loaded>
    </Panel>
  )
}

function Newest({ item, approved }: { item: Deliverable; approved: string }) {
  const { dismiss } = useDismissed()
  return (
    <div className="flex flex-1 flex-col px-4 pt-3 pb-4 md:px-5 md:pb-5">
      <h3 dir="auto" className="font-semibold">
        {item.title}
      </h3>
      <ul className="mt-1 hairlines">
        {item.topics.map((topic) => (
          <li key={topic} className="py-3 read text-[1.125rem] leading-[1.42]">
            {topic}
          </li>
        ))}
      </ul>
      <div className="mt-auto flex items-center justify-between gap-4 pt-4">
        <span className="text-caption text-ink-3">
          {countOf(item.lineCount, 'line')}, approved {approved}
        </span>
        <Button
          size="small"
          to={sessionPlace(item.sessionId)}
          onClick={() => dismiss(minutesNudge(item))}
          className="shrink-0"
        >
          Read<span className="sr-only"> the minutes of {item.title}</span>
        </Button>
      </div>
    </div>
  )
}
