import { paths } from '#contract/paths.ts'
import { homeTexts } from '#domain/content/texts/home.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { BookSession } from '#web/features/booking/screens/BookSession.tsx'
import { FirstSessionHint } from '#web/features/booking/screens/FirstSessionHint.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { usePastSessions, useUpcoming } from '../overview/useHome.ts'
import { NextSession } from './NextSession.tsx'
import { SessionRow } from './SessionRow.tsx'

const following = 2

/** The next session large, the two after it as rows. */
export function LiveSessions({ className }: { className?: string }) {
  const upcoming = useUpcoming()
  return (
    <Panel aria-labelledby="live-sessions" className={className}>
      <PanelHeader
        id="live-sessions"
        title={homeTexts.liveSessions}
        aside={
          <TextLink to={paths.dashboard('sessions')} look="arrow">
            All sessions
          </TextLink>
        }
      />
      <Loaded of={upcoming} label="Loading sessions" skeleton={<Blocks />}>
        {([next, ...rest]) =>
          next ? (
            <>
              <NextSession session={next} />
              {rest.length > 0 ? (
                <ul className="hairlines border-t border-line">
                  {rest.slice(0, following).map((session) => (
                    <SessionRow key={session.id} session={session} />
                  ))}
                </ul>
              ) : null}
            </>
          ) : (
            <NoneScheduled />
          )
        }
      </Loaded>
    </Panel>
  )
}

/** Before the first session and after one the next step is to ask for it (4.13.10). */
function NoneScheduled() {
  const past = usePastSessions()
  if (past.data === undefined && !past.isError) return <div className="h-44" />
  return past.data?.length ? (
    <Empty title="No session scheduled" className="flex-1 content-center" action={<BookSession />}>
      Your next session appears here once your advisor schedules it.
    </Empty>
  ) : (
    <Empty
      title={sessionTexts.empty}
      className="flex-1 content-center"
      action={<BookSession variant="solid" />}
    >
      <FirstSessionHint />
    </Empty>
  )
}

function Blocks() {
  return (
    <div className="grid gap-3 pt-1">
      <Skeleton className="h-4 w-40" />
      <Skeleton className="h-7 w-3/5" />
      <Skeleton className="h-4 w-2/5" />
      <Skeleton className="mt-2 h-10 w-36 rounded-control" />
      <Skeleton className="mt-4 h-12" />
    </div>
  )
}
