import { useMutation, useQuery } from '@tanstack/react-query'
import { FileUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { driveRefusals, driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { soundTexts } from '#domain/recordings/texts.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Empty } from '#web/ui/states/Empty.tsx'
import { SectionError } from '#web/ui/states/SectionError.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { DrivePanel } from '../DrivePanel.tsx'
import { connectDrive } from '../mutations.ts'
import { automationQuery, matchesQuery } from '../queries.ts'
import { RunsPanel } from '../RunsPanel.tsx'
import { AsideRow, LinkedRow, WaitingRow } from '../WaitingRow.tsx'

/** Recordings of the company's drive: what waits for a person, what was linked, and how the drive is connected (T-066 to T-071). */
export function RecordingsStaff() {
  const isKeeper = useMe().permissions.includes('sessions.manage')
  // Whoever may not see them does not ask: the server would write down a refusal.
  const automation = useQuery({ ...automationQuery(), enabled: isKeeper })
  const matches = useQuery({ ...matchesQuery(), enabled: isKeeper })
  useReturnFromGoogle(automation.data?.automation.status === 'ready')
  if (!isKeeper || (automation.isError && !automation.data)) {
    return (
      <>
        <PageTitle title="Recordings" lead="What was recorded, and which session it is of." />
        <Panel>
          {isKeeper ? (
            <SectionError
              title={minutesTexts.configurationLoadFailed}
              onRetry={() => void automation.refetch()}
            />
          ) : (
            <Empty title="These are for those who manage all sessions" level={2}>
              {driveRefusals.not_keeper}
            </Empty>
          )}
        </Panel>
      </>
    )
  }
  const waiting = matches.data?.waiting ?? []
  const linked = matches.data?.linked ?? []
  const aside = matches.data?.aside ?? []
  return (
    <>
      <PageTitle title="Recordings" lead={leadOf(matches.data ? waiting.length : null)}>
        <Button icon={FileUp} to={paths.audioUploader()}>
          {soundTexts.add}
        </Button>
      </PageTitle>
      <div className="grid items-start gap-4 min-[1101px]:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-4">
          <Panel>
            <PanelHeader title="Which session is it?" />
            {matches.isError && !matches.data ? (
              <SectionError title={driveTexts.loadFailed} onRetry={() => void matches.refetch()} />
            ) : matches.data === undefined ? (
              <Loading label="Loading recordings" className="p-5">
                <SkeletonLines />
              </Loading>
            ) : waiting.length === 0 ? (
              <Empty title={driveTexts.nothingToConfirm}>
                A recording that proves whose it is is linked by itself. Any other appears here.
              </Empty>
            ) : (
              <PanelRows className="mt-2">
                {waiting.map((each) => (
                  <WaitingRow key={each.id} recording={each} />
                ))}
              </PanelRows>
            )}
          </Panel>
          {linked.length > 0 ? (
            <Panel>
              <PanelHeader title="Linked lately" />
              <PanelRows className="mt-2">
                {linked.map((each) => (
                  <LinkedRow key={each.id} recording={each} />
                ))}
              </PanelRows>
            </Panel>
          ) : null}
          {aside.length > 0 ? (
            <Panel>
              <PanelHeader title={driveTexts.putAside} aside="Not from any session" />
              <PanelRows className="mt-2">
                {aside.map((each) => (
                  <AsideRow key={each.id} recording={each} />
                ))}
              </PanelRows>
            </Panel>
          ) : null}
        </div>
        <div className="grid min-w-0 gap-4">
          {automation.data ? (
            <>
              <DrivePanel automation={automation.data.automation} />
              <RunsPanel runs={automation.data.automation.runs} />
            </>
          ) : (
            <Panel className="p-5">
              <Loading label="Loading the connection">
                <SkeletonLines />
              </Loading>
            </Panel>
          )}
        </div>
      </div>
    </>
  )
}

const leadOf = (waiting: number | null) =>
  waiting === null || waiting === 0
    ? 'What was recorded, and which session it is of.'
    : waiting === 1
      ? 'One recording waits for you to say which session it is of.'
      : `${waiting} recordings wait for you to say which sessions they are of.`

/** Google sends its reader back here: what it brought is handed on once and leaves the address. */
function useReturnFromGoogle(isReady: boolean): void {
  const [params, setParams] = useSearchParams()
  const connect = useMutation(connectDrive())
  const isConnecting = useRef(false)
  const [code, state, refused] = ['code', 'state', 'error'].map((name) => params.get(name))
  const { mutate } = connect
  useEffect(() => {
    if (!code && !refused) return
    setParams({}, { replace: true })
    if (code && state && !isConnecting.current) {
      isConnecting.current = true
      mutate({ code, state })
    } else if (refused) toast.error(driveTexts.connectFailed)
  }, [code, state, refused, setParams, mutate])
  useEffect(() => {
    if (!isReady || !isConnecting.current) return
    isConnecting.current = false
    toast.success(driveTexts.connected)
  }, [isReady])
}
