import { useInfiniteQuery, useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MatchedRecording } from '#contract/minutes/automation.ts'
import { driveTexts } from '#domain/minutes/rules/driveWords.ts'
import { matchLimits } from '#domain/recordings/limits.ts'
import { sessionLimits } from '#domain/sessions/limits.ts'
import { sessionTexts } from '#domain/sessions/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { byCursor, pageAt } from '#web/lib/calls/paging.ts'
import { usePeopleChoices } from '#web/lib/lists/usePeopleChoices.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { whenText } from '#web/lib/time/whenText.ts'
import { Combobox } from '#web/ui/forms/Combobox.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { MorePages } from '#web/ui/lists/MorePages.tsx'
import { confirmMatch } from './mutations.ts'

const DAY_MS = 86_400_000

/**
 * Says of a recording which session it is of where the rule found none, or the wrong ones (T-068): those before it was made, newest
 * first, or all of one member.
 */
export function ChooseSession({ recording, onClose }: { recording: MatchedRecording; onClose: () => void }) {
  const zone = useZone()
  const [memberId, setMemberId] = useState<string | null>(null)
  const [sessionId, setSessionId] = useState<string | null>(null)
  const [isMissing, setMissing] = useState(false)
  const members = usePeopleChoices({ withRole: false, chosenId: memberId })
  const madeAt = Date.parse(recording.recordedAt ?? recording.decidedAt)
  const around = {
    from: new Date(madeAt - matchLimits.lookBackDays * DAY_MS).toISOString(),
    to: new Date(madeAt + DAY_MS).toISOString(),
  }
  const found = useInfiniteQuery(
    orpc.sessions.listSessions.infiniteOptions({
      input: (cursor: string | null) => ({
        limit: sessionLimits.desktopList,
        ...(memberId ? { memberId } : around),
        ...pageAt(cursor),
      }),
      ...byCursor,
    }),
  )
  const confirm = useMutation({ ...confirmMatch(), onSuccess: onClose })
  const sessions = found.data?.pages.flatMap((page) => page.sessions) ?? []
  return (
    <FormDialog
      title={driveTexts.chooseSession}
      description={recording.name}
      action="Link"
      busyLabel="Linking"
      isBusy={confirm.isPending}
      failure={found.isLoadingError ? sessionTexts.fetchFailed : null}
      onSubmit={() => {
        setMissing(sessionId === null)
        if (sessionId) confirm.mutate({ recordingId: recording.id, sessionId })
      }}
      onClose={onClose}
    >
      <Field label="Session" error={isMissing && sessionId === null ? driveTexts.chooseNone : null}>
        <Combobox
          choices={sessions.map(({ id, title, memberName, startAt }) => ({
            value: id,
            label: `${title}, ${memberName}`,
            note: whenText(startAt, zone),
          }))}
          value={sessionId}
          onChange={setSessionId}
          placeholder="Title or name"
          emptyText={found.isFetching ? 'Searching' : 'No session there'}
        />
      </Field>
      <MorePages of={found} label="Show earlier sessions" />
      <Field label="Member" hint="Whose session it is, if it lies further back.">
        <Combobox
          choices={members.choices}
          value={memberId}
          onChange={(id) => {
            setMemberId(id)
            setSessionId(null)
          }}
          onSearch={members.onSearch}
          placeholder="Name or company"
          emptyText={members.isFetching ? 'Searching' : 'No matching members'}
        />
      </Field>
    </FormDialog>
  )
}
