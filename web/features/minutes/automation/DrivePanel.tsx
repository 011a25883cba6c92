import { useMutation } from '@tanstack/react-query'
import { HardDrive } from 'lucide-react'
import type { Automation } from '#contract/minutes/automation.ts'
import { driveFailureTexts, driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { checkDrive, disconnectDrive, setAutomation, startDriveConnection } from './mutations.ts'

/** How the company's drive is connected, and the switch of what is done by itself (spec 2 §4, K72). */
export function DrivePanel({ automation }: { automation: Automation }) {
  const zone = useZone()
  const start = useMutation(startDriveConnection())
  const check = useMutation(checkDrive())
  const disconnect = useMutation(disconnectDrive())
  const settings = useMutation(setAutomation())
  const { status, isConfigured, isAutomatic } = automation
  const isReady = status === 'ready'
  const isBusy = automation.runs.some((run) => run.status === 'queued' || run.status === 'running')
  const connect = () => start.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) })
  return (
    <Panel>
      <PanelHeader title="Google Drive" aside={<StateBadge automation={automation} />} />
      <PanelBody className="grid gap-4">
        <p className="text-body-s text-ink-2">{stateText(automation, zone)}</p>
        {isReady ? (
          <Switch
            label="Check every five minutes"
            note="Recordings that prove whose they are are linked by themselves."
            isOn={isAutomatic}
            onChange={(isOn) => settings.mutate({ isAutomatic: isOn })}
          />
        ) : null}
        <div className="flex flex-wrap gap-2.5">
          {isReady ? (
            <>
              <Button
                isBusy={check.isPending || isBusy}
                busyLabel="Checking"
                onClick={() => check.mutate({ id: crypto.randomUUID() })}
              >
                Check now
              </Button>
              <Button
                variant="quiet"
                isBusy={disconnect.isPending}
                onClick={() => disconnect.mutate(undefined)}
              >
                Disconnect
              </Button>
            </>
          ) : isConfigured && status !== 'checking' ? (
            <Button icon={HardDrive} isBusy={start.isPending} busyLabel="Opening Google" onClick={connect}>
              Connect Google Drive
            </Button>
          ) : null}
        </div>
        <p className="border-t border-line pt-4 text-caption text-ink-3">{driveTexts.howToRecord}</p>
      </PanelBody>
    </Panel>
  )
}

function StateBadge({ automation: { status, isConfigured } }: { automation: Automation }) {
  if (!isConfigured) return <Badge>Not configured</Badge>
  if (status === 'ready')
    return (
      <Badge tone="success" mark="round">
        Ready
      </Badge>
    )
  if (status === 'checking')
    return (
      <Badge tone="info" mark="octagon">
        Checking
      </Badge>
    )
  return status === 'error' ? <Badge tone="danger">Error</Badge> : <Badge>Not connected</Badge>
}

function stateText(
  { status, failure, isConfigured, connectedByName, connectedAt }: Automation,
  zone: string,
): string {
  if (!isConfigured) return driveTexts.notConfigured
  if (status === 'checking') return driveTexts.checking
  if (failure) return driveFailureTexts[failure]
  if (status !== 'ready')
    return `${driveTexts.connectFirst}. The server reads the drive and changes nothing in it.`
  const by = connectedByName ? ` by ${connectedByName}` : ''
  return `Connected${by}${connectedAt ? `, ${whenText(connectedAt, zone)}` : ''}. Read only.`
}
