import { CircleAlert, FileUp } from 'lucide-react'
import { useRef, useState } from 'react'
import { recordingTexts } from '#domain/recordings/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { classes } from '#web/ui/classes.ts'
import { Progress } from '#web/ui/marks/Progress.tsx'
import { PasteDialog } from '../transcript/PasteDialog.tsx'
import { SessionSpeakers } from '../transcript/SessionSpeakers.tsx'
import { useUpload } from '../transcript/useUpload.ts'

type Props = {
  sessionId: string
  /** Why no file can be added now, in words; null while one can. */
  blocked: string | null
  /** A zone; one row where a transcript is there already; or none, where nothing but an open dialog is drawn. */
  look: 'zone' | 'row' | 'none'
}

/** Takes a transcript by drop or by choice, and says what is wrong with it and where (4.12.10). */
export function UploadStaff({ sessionId, blocked, look }: Props) {
  const { send, refusal, isSending, fileName } = useUpload(sessionId)
  const isSmall = look === 'row'
  const [isOver, setOver] = useState(false)
  // Counted, so that an upload that ends late closes no dialog but its own.
  const [pasting, setPasting] = useState(0)
  const isPasting = pasting > 0
  const opened = useRef(0)
  const input = useRef<HTMLInputElement>(null)
  const paste = isPasting ? (
    <PasteDialog
      isSending={isSending}
      refusal={refusal?.text ?? null}
      key={pasting}
      onSend={(file) => send(file, () => setPasting((now) => (now === pasting ? 0 : now)))}
      onClose={() => setPasting(0)}
    />
  ) : null
  return (
    <>
      {look === 'none' ? null : (
        <section
          aria-label={recordingTexts.upload}
          onDragOver={(event) => {
            if (blocked) return
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={(event) => {
            if (blocked) return
            event.preventDefault()
            setOver(false)
            send(event.dataTransfer.files[0])
          }}
          className={classes(
            'grid gap-3 rounded-panel border border-dashed border-line-strong px-5',
            isSmall ? 'py-3.5 print:hidden' : 'justify-items-center py-9 text-center',
            isOver && 'border-solid border-ink bg-heat-tint',
          )}
        >
          {isSmall ? null : (
            <>
              <FileUp size={24} aria-hidden="true" className="text-ink-3" />
              <div>
                <h2 className="font-semibold">
                  {blocked ? recordingTexts.empty : 'Drop the transcript here'}
                </h2>
                <p className="mt-0.5 text-body-s text-ink-2">{blocked ?? recordingTexts.uploadHint}</p>
              </div>
            </>
          )}
          <input
            ref={input}
            type="file"
            accept=".txt,.vtt,.srt,.docx,text/plain,text/vtt"
            className="sr-only"
            tabIndex={-1}
            aria-label="Transcript file"
            disabled={Boolean(blocked)}
            onChange={(event) => {
              send(event.target.files?.[0])
              event.target.value = ''
            }}
          />
          {blocked ? null : (
            <div className={classes('flex flex-wrap items-center gap-3', !isSmall && 'justify-center')}>
              <Button
                variant={isSmall ? 'line' : 'solid'}
                size={isSmall ? 'small' : 'default'}
                icon={isSmall ? FileUp : undefined}
                isBusy={isSending}
                busyLabel="Uploading"
                onClick={() => input.current?.click()}
              >
                {isSmall ? 'Upload another transcript' : recordingTexts.upload}
              </Button>
              <Button
                variant="line"
                size={isSmall ? 'small' : 'default'}
                onClick={() => {
                  opened.current += 1
                  setPasting(opened.current)
                }}
              >
                {recordingTexts.paste}
              </Button>
              {isSmall ? <SessionSpeakers sessionId={sessionId} /> : null}
              {isSmall ? <span className="text-caption text-ink-3">{recordingTexts.uploadHint}</span> : null}
            </div>
          )}
          {isSending && !isPasting ? (
            <div role="status" className="grid w-full max-w-80 gap-1.5">
              <Progress value={null} label={`Uploading ${fileName}`} tone="heat" />
              <p className="text-caption text-ink-2">{`Processing ${fileName}`}</p>
            </div>
          ) : null}
          {refusal && !isPasting ? (
            <div
              role="alert"
              className="flex w-full items-start gap-2.5 rounded-[10px] bg-danger-tint px-3.5 py-3 text-left text-body-s text-danger-text"
            >
              <CircleAlert size={18} aria-hidden="true" className="mt-px" />
              <p className="min-w-0 [overflow-wrap:anywhere]">
                <b>{refusal.fileName}</b> wasn't saved. {refusal.text}
              </p>
            </div>
          ) : null}
        </section>
      )}
      {paste}
    </>
  )
}
