import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, FileAudio, FileImage, FileText, Trash2 } from 'lucide-react'
import type { Attachment } from '#contract/board/attachments.ts'
import { billingTexts } from '#domain/billing/texts.ts'
import { attachmentFailure, attachmentRefusal, attachmentTexts } from '#domain/board/rules/attachments.ts'
import { boardUiTexts } from '#domain/board/texts.ts'
import { attachmentKind, refuseUpload, sizeText, uploadKinds } from '#domain/uploads.ts'
import { api } from '#web/lib/calls/api.ts'
import { send } from '#web/lib/calls/queryClient.ts'
import { useSending } from '#web/lib/files/useSending.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { monthDayText } from '#web/lib/time/whenText.ts'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { DropZone } from '#web/ui/forms/DropZone.tsx'
import { Panel, PanelRows } from '#web/ui/layout/Panel.tsx'
import { DeletedRows } from '#web/ui/lists/DeletedRows.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { SendingRow } from '#web/ui/lists/SendingRow.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { deleteAttachment, restoreAttachment, saveAttachment, sayRefusal } from './mutations.ts'
import { attachmentsQuery } from './queries.ts'

type Props = { cardId: string; isLocked: boolean }

const extensions = (['photo', 'document', 'audio'] as const).flatMap((kind) => [
  ...uploadKinds[kind].extensions,
])

/** The files of a card: whoever sees it opens them, its member adds and removes them with the right plan (K93). */
export function CardAttachments({ cardId, isLocked }: Props) {
  const query = useQuery(attachmentsQuery(cardId))
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: attachmentsQuery(cardId).queryKey })
  const sending = useSending({
    announce: (id, file) => api.board.addAttachment({ id, cardId, name: file.name, byteSize: file.size }),
    sayRefusal,
    onSent: () => void refresh(),
  })
  const remove = useMutation(deleteAttachment())

  function take(files: readonly File[]) {
    for (const file of files) {
      const kind = attachmentKind(file.name) ?? 'document'
      const refusal = refuseUpload(kind, file)
      if (refusal) toast.error(`${file.name}: ${attachmentRefusal(refusal, file.name)}`)
      else sending.send(file)
    }
  }

  return (
    <Loaded
      of={query}
      failed={attachmentTexts.loadFailed}
      label="Loading files"
      skeleton={<Skeleton className="h-28 rounded-panel" />}
    >
      {({ attachments, deleted, canAdd }) => {
        // What this screen sends stands above the list until the server has a word on it.
        const moving = sending.files.filter(
          ({ id, state }) => state !== 'sent' || !attachments.some((each) => each.id === id),
        )
        const listed = attachments.filter(({ id }) => !moving.some((file) => file.id === id))
        const mayRemove = canAdd.ok || canAdd.reason === 'too_many_files'
        return (
          <div className="grid gap-3">
            {canAdd.ok ? (
              <DropZone
                label={attachmentTexts.add}
                inputLabel={attachmentTexts.input}
                hint={attachmentTexts.hint}
                extensions={extensions}
                many
                isSmall
                onFiles={take}
              />
            ) : isLocked ? (
              <p className="flex items-center gap-2.5 text-body-s text-ink-2">
                <Badge tone="outline">{billingTexts.premiumLock}</Badge>
                {attachmentTexts.locked}
              </p>
            ) : canAdd.reason === 'too_many_files' ? (
              <p className="text-body-s text-ink-2">{attachmentTexts.full}</p>
            ) : null}
            {listed.length + moving.length === 0 ? (
              <p className="py-4 text-body-s text-ink-3">
                {attachmentTexts.none}. {attachmentTexts.noneHint}
              </p>
            ) : (
              <Panel as="div">
                <PanelRows>
                  {moving.map((file) => (
                    <SendingRow
                      key={file.id}
                      file={file}
                      onPause={() => sending.pause(file.id)}
                      onResume={() => sending.resume(file.id)}
                      onDrop={() => {
                        sending.drop(file.id)
                        // What the server already knows of goes from the card, too.
                        if (attachments.some(({ id }) => id === file.id)) remove.mutate({ id: file.id })
                      }}
                    />
                  ))}
                  {listed.map((file) => (
                    <Row
                      key={file.id}
                      file={file}
                      onRemove={mayRemove ? () => remove.mutate({ id: file.id }) : null}
                    />
                  ))}
                </PanelRows>
              </Panel>
            )}
            {mayRemove ? (
              <DeletedRows
                name="files"
                hint={boardUiTexts.deletedHint}
                rows={deleted.map(({ id, name }) => ({ id, body: name }))}
                onRestore={(id) => send(restoreAttachment(), { id })}
              />
            ) : null}
          </div>
        )
      }}
    </Loaded>
  )
}

const iconOf = (type: string | null) =>
  type?.startsWith('image/') ? FileImage : type?.startsWith('audio/') ? FileAudio : FileText

function Row({ file, onRemove }: { file: Attachment; onRemove: (() => void) | null }) {
  const Icon = iconOf(file.type)
  const zone = useZone()
  const isStored = file.status === 'stored'
  return (
    <li className="flex items-center gap-3 px-4 py-3 md:px-5">
      <Icon size={20} aria-hidden="true" className="shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        {isStored ? (
          <button
            type="button"
            dir="auto"
            className="block max-w-full truncate text-left text-body-s font-semibold underline decoration-line-strong underline-offset-4 hover:decoration-current"
            onClick={() => void saveAttachment(file.id, file.name)}
          >
            {file.name}
          </button>
        ) : (
          <p dir="auto" className="truncate text-body-s font-semibold">
            {file.name}
          </p>
        )}
        {file.status === 'refused' ? (
          <p className="text-caption text-danger-text">{attachmentFailure(file.refusal)}</p>
        ) : (
          <p className="text-caption text-ink-3 tnum">
            {file.status === 'checking' ? (
              attachmentTexts.checking
            ) : file.status === 'arriving' ? (
              attachmentTexts.stopped
            ) : (
              <>
                {sizeText(file.byteSize)}, <bdi>{file.authorName}</bdi>, {monthDayText(file.createdAt, zone)}
              </>
            )}
          </p>
        )}
      </div>
      {isStored ? (
        <IconButton
          icon={Download}
          size="small"
          label={`Save ${file.name}`}
          className="-my-1 text-ink-3"
          onClick={() => void saveAttachment(file.id, file.name)}
        />
      ) : null}
      {onRemove ? (
        <IconButton
          icon={Trash2}
          size="small"
          label={`Delete ${file.name}`}
          className="-my-1 -mr-2 text-ink-3"
          onClick={onRemove}
        />
      ) : null}
    </li>
  )
}
