import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { paths } from '#contract/paths.ts'
import type { DataRequest } from '#contract/privacy/rights.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { saveAddress } from '#web/lib/page/saveFile.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { loadFailure } from './loadFailure.ts'
import { requestExport } from './mutations.ts'
import { dataRequestsQuery } from './queries.ts'

/** A copy of everything a person can see, asked for and loaded here (K37). */
export function ExportPanel() {
  useLiveRefresh('privacy')
  const asked = useQuery({
    ...dataRequestsQuery(),
    refetchInterval: ({ state }) =>
      state.data?.requests.some(({ status }) => status === 'queued' || status === 'running') ? 2_000 : false,
  })
  const ask = useMutation(requestExport())
  const latest = asked.data?.requests.find(({ kind }) => kind === 'export')
  const isOpen = latest?.status === 'queued' || latest?.status === 'running'
  return (
    <Panel>
      <PanelHeader title={rightsTexts.exportTitle} />
      <PanelBody className="grid gap-4 pt-1!">
        <p className="text-body-s text-ink-2">{rightsTexts.exportLead}</p>
        {latest ? <ExportState request={latest} /> : null}
        <div>
          <Button
            isBusy={ask.isPending}
            disabled={isOpen || asked.isPending}
            onClick={() => ask.mutate({ id: crypto.randomUUID() })}
          >
            {rightsTexts.exportAsk}
          </Button>
        </div>
      </PanelBody>
    </Panel>
  )
}

function ExportState({ request }: { request: DataRequest }) {
  const [isStale, setStale] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [isLoading, setLoading] = useState(false)
  if (request.status === 'failed')
    return <p className="text-body-s text-danger-text">{rightsTexts.exportFailed}</p>
  if (request.status !== 'ready')
    return (
      <p role="status" className="text-body-s tnum">
        {rightsTexts.exportRunning(request.progress)}
      </p>
    )

  /** Asked first, so that a sign-in that is too old is answered here and not by a page of JSON. */
  async function load() {
    setLoading(true)
    setFailure(null)
    const address = `/api/exports/${request.id}`
    const answer = await fetch(address, { method: 'HEAD' }).catch(() => null)
    setLoading(false)
    if (answer?.ok) return saveAddress(address)
    const words = loadFailure(answer)
    setFailure(words)
    setStale(words === null)
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-body-s">
        {rightsTexts.exportReady}
        <span className="text-ink-3 tnum"> {sizeOf(request.byteSize ?? 0)}</span>
      </span>
      {isStale ? (
        <TextLink to={paths.auth('sign-in', paths.dashboard('settings', { part: 'privacy' }))} look="arrow">
          {rightsTexts.signInAgain}
        </TextLink>
      ) : (
        <Button size="small" icon={Download} isBusy={isLoading} onClick={() => void load()}>
          {rightsTexts.load}
        </Button>
      )}
      {request.leftOut > 0 ? (
        <p className="basis-full text-body-s text-ink-2">{rightsTexts.exportLeftOut(request.leftOut)}</p>
      ) : null}
      {failure ? (
        <p role="alert" className="basis-full text-body-s text-danger-text">
          {failure}
        </p>
      ) : null}
    </div>
  )
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`
