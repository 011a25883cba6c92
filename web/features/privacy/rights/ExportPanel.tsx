import { useMutation, useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import type { DataRequest } from '#contract/privacy/rights.ts'
import { rightsTexts } from '#domain/privacy/texts.ts'
import { wantProof } from '#web/lib/calls/proof.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { saveAddress } from '#web/lib/page/saveFile.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
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
            isBusy={ask.isPending || isOpen}
            disabled={asked.isPending}
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

  /** Asked first, so that a proof that is too old is renewed here and not answered by a page of JSON (T-014). */
  async function load() {
    setLoading(true)
    setFailure(null)
    const address = `/api/exports/${request.id}`
    const ask = () => fetch(address, { method: 'HEAD' }).catch(() => null)
    let answer = await ask()
    const isOld = answer?.status === 403
    if (isOld && (await wantProof())) answer = await ask()
    setLoading(false)
    if (answer?.ok) return saveAddress(address)
    // Who closed the question knows that it was not answered.
    if (!isOld || answer?.status !== 403) setFailure(loadFailure(answer))
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <span className="text-body-s">
        {rightsTexts.exportReady}
        <span className="text-ink-3 tnum"> {sizeOf(request.byteSize ?? 0)}</span>
      </span>
      <Button size="small" icon={Download} isBusy={isLoading} onClick={() => void load()}>
        {rightsTexts.load}
      </Button>
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
