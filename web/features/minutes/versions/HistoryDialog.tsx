import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PastVersion } from '#contract/minutes/versions.ts'
import { lineKindNames, minutesTexts, outcomeStatusNames } from '#domain/minutes/texts.ts'
import { lineKinds } from '#domain/minutes/types.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { ownerText } from '../queries.ts'

type Props = { sessionId: string; title: string }

/** Every version of a session's minutes with who wrote and who published it, each to be read as it stood (K71). */
export function HistoryDialog({ sessionId, title }: Props) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        Versions
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Versions of the minutes"
        description={title}
        isFlush
      >
        <Versions sessionId={sessionId} />
      </Dialog>
    </>
  )
}

function Versions({ sessionId }: { sessionId: string }) {
  const versions = useQuery(orpc.minutes.listVersions.queryOptions({ input: { sessionId } }))
  return (
    <Loaded of={versions} failed={minutesTexts.fetchReportsFailed} label="Loading versions">
      {(data) => (
        <ul className="hairlines">
          {data.versions.map((version) => (
            <Version key={version.number} sessionId={sessionId} version={version} />
          ))}
        </ul>
      )}
    </Loaded>
  )
}

function Version({ sessionId, version }: { sessionId: string; version: PastVersion }) {
  const [isRead, setRead] = useState(false)
  const zone = useZone()
  const { number, status, method, createdAt, createdByName, approvedAt, approvedByName } = version
  return (
    <li className="grid gap-2.5 px-5 py-3.5 md:px-7">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold">
            Version {number}, {outcomeStatusNames[status].toLowerCase()}
          </p>
          <p className="text-caption text-ink-3">
            {createdByName
              ? `${method === 'written' && number === 1 ? 'Begun by hand by' : 'Opened by'} ${createdByName}`
              : 'Drafted'}
            , {whenText(createdAt, zone)}
          </p>
          {approvedAt ? (
            <p className="text-caption text-ink-2">
              Approved{approvedByName ? ` by ${approvedByName}` : ''}, {whenText(approvedAt, zone)}
            </p>
          ) : null}
        </div>
        <Button
          size="small"
          aria-expanded={isRead}
          aria-label={`${isRead ? 'Close' : 'Read'} version ${number}`}
          onClick={() => setRead(!isRead)}
        >
          {isRead ? 'Close' : 'Read'}
        </Button>
      </div>
      {isRead ? <Lines sessionId={sessionId} number={number} /> : null}
    </li>
  )
}

function Lines({ sessionId, number }: { sessionId: string; number: number }) {
  const version = useQuery(orpc.minutes.getVersion.queryOptions({ input: { sessionId, number } }))
  return (
    <Loaded of={version} failed={minutesTexts.fetchFailed} label={`Loading version ${number}`}>
      {({ lines }) =>
        lineKinds
          .filter((kind) => lines.some((line) => line.kind === kind))
          .map((kind) => (
            <section key={kind} aria-label={`${lineKindNames[kind]} of version ${number}`} className="mt-2">
              <h3 className="text-caption font-semibold text-ink-2">{lineKindNames[kind]}</h3>
              <ul className="mt-1 grid gap-1 text-body-s">
                {lines
                  .filter((line) => line.kind === kind)
                  .map((line) => (
                    <li key={line.id} dir="auto" className="[overflow-wrap:anywhere]">
                      {line.text || minutesTexts.notWritten}
                      {ownerText(line) ? <span className="text-ink-3"> ({ownerText(line)})</span> : null}
                    </li>
                  ))}
              </ul>
            </section>
          ))
      }
    </Loaded>
  )
}
