import { useMutation, useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import { sampleTexts } from '#domain/minutes/rules/sampleWords.ts'
import { dayIn } from '#domain/zones.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { unhideMinutes } from '../mutations.ts'

const dayFormat = { day: 'numeric', month: 'long', year: 'numeric' } as const

/** Minutes that their members do not see because their title says that they are a test, each with its switch (T-085). */
export function HiddenMinutesStaff() {
  const zone = useZone()
  const { data } = useQuery(orpc.minutes.listHiddenMinutes.queryOptions())
  const unhide = useMutation(unhideMinutes())
  const items = data?.items ?? []
  if (items.length === 0) return null
  return (
    <Panel aria-labelledby="hidden-minutes" className="mt-4">
      <PanelHeader id="hidden-minutes" title={sampleTexts.title} />
      <p className="px-4 pt-1 text-body-s text-ink-2 md:px-5">{sampleTexts.hint}</p>
      <PanelRows className="mt-2">
        {items.map(({ sessionId, title, memberName, startAt, isUnhidden }) => (
          <li key={sessionId} className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3.5 md:px-5">
            <span className="min-w-0 flex-1 basis-56">
              <TextLink to={paths.vipSession(sessionId)}>
                <span dir="auto">{title}</span>
              </TextLink>
              <span className="block text-caption text-ink-3">
                {`${memberName}, ${sayDay(dayIn(new Date(startAt), zone), dayFormat)}`}
              </span>
            </span>
            <Switch
              label={
                <>
                  {sampleTexts.unhide}
                  <span className="sr-only"> {title}</span>
                </>
              }
              isOn={isUnhidden}
              isBusy={unhide.isPending}
              onChange={(isOn) => unhide.mutate({ sessionId, isUnhidden: isOn })}
            />
          </li>
        ))}
      </PanelRows>
    </Panel>
  )
}
