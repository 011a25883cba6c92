import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { Session } from '#contract/sessions.ts'
import { soundTexts } from '#domain/recordings/texts.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { RecordingStaff } from '#web/features/recordings/screens/RecordingStaff.tsx'
import { SessionTimes } from '#web/features/sessions/list/SessionTimes.tsx'
import { useSessionsLive } from '#web/features/sessions/live.ts'
import { sessionQuery, sessionsOf, sessionsQuery } from '#web/features/sessions/queries.ts'
import { isNoAnswer } from '#web/lib/calls/refusal.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { classes } from '#web/ui/classes.ts'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { List } from '#web/ui/lists/List.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'

/** Staff choose a session that was held and send up its recording, once everybody in it agreed. */
export function AudioUploader() {
  const zone = useZone()
  const [params] = useSearchParams()
  // Up to the moment the page was opened: what began after it needs no recording yet.
  const [to] = useState(() => new Date().toISOString())
  const list = useInfiniteQuery(sessionsQuery({ mine: true, to }))
  const chosenId = params.get('session')
  useSessionsLive()
  return (
    <>
      <PageTitle title="Upload recordings" lead={soundTexts.addHint} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Panel aria-labelledby="recorded-sessions" className="overflow-hidden">
          <PanelHeader id="recorded-sessions" title="Sessions held" />
          <List
            of={list}
            items={sessionsOf}
            failed={sessionTexts.fetchFailed}
            label="Loading sessions"
            more={list}
            empty={<Empty title="None of your sessions was held yet">Recordings belong to a session.</Empty>}
          >
            {(sessions) => (
              <PanelRows className="mt-3 border-t border-line">
                {sessions.map((session) => (
                  <Row key={session.id} session={session} zone={zone} isChosen={session.id === chosenId} />
                ))}
              </PanelRows>
            )}
          </List>
        </Panel>
        {chosenId ? (
          <Chosen key={chosenId} sessionId={chosenId} zone={zone} />
        ) : (
          <Panel as="div">
            <Empty title="Choose a session">Its recording is uploaded here.</Empty>
          </Panel>
        )}
      </div>
    </>
  )
}

const consents = {
  complete: { tone: 'success', words: 'Everyone agreed' },
  waiting: { tone: 'warning', words: 'Waiting for consent' },
  refused: { tone: 'danger', words: 'Consent refused' },
  withdrawn: { tone: 'danger', words: 'Consent withdrawn' },
} as const

function Row({ session, zone, isChosen }: { session: Session; zone: string; isChosen: boolean }) {
  const consent = consents[session.consent]
  return (
    <li>
      <Link
        to={paths.audioUploader(session.id)}
        preventScrollReset
        aria-current={isChosen || undefined}
        className={classes(
          'grid gap-1 px-4 py-3 hover:bg-sunken focus-visible:-outline-offset-2 md:px-5',
          isChosen && 'bg-heat-tint shadow-[inset_3px_0_0_var(--jul-heat)]',
        )}
      >
        <span dir="auto" className="text-body-s font-semibold [overflow-wrap:anywhere]">
          {session.title}
        </span>
        <span className="text-caption text-ink-2">
          {session.memberName}, <SessionTimes session={session} zone={zone} />
        </span>
        <span className="mt-0.5 flex flex-wrap gap-2">
          <Badge tone={consent.tone}>{consent.words}</Badge>
          {session.facts.recording === 'linked' ? <Badge tone="outline">Recorded</Badge> : null}
        </span>
      </Link>
    </li>
  )
}

function Chosen({ sessionId, zone }: { sessionId: string; zone: string }) {
  const { data, error, refetch, isFetching } = useQuery({ ...sessionQuery(sessionId), retry: false })
  if (!data && isNoAnswer(error))
    return (
      <Panel as="div">
        <SectionError
          title={sessionTexts.loadFailed}
          className="px-5 py-4"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      </Panel>
    )
  // What is being sent up goes on while the session cannot be read again.
  if (error && !(data && isNoAnswer(error))) {
    return (
      <Panel as="div">
        <Empty title={sessionTexts.notFound}>Choose another one.</Empty>
      </Panel>
    )
  }
  return (
    <div className="grid gap-4">
      {data ? (
        <p className="px-1 text-body-s text-ink-2">
          <Link
            to={paths.vipSession(sessionId)}
            className="font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {data.session.title}
          </Link>
          , {data.session.memberName}, <SessionTimes session={data.session} zone={zone} />
        </p>
      ) : null}
      <RecordingStaff sessionId={sessionId} hasTranscript={data?.session.facts.hasTranscript ?? false} />
    </div>
  )
}
