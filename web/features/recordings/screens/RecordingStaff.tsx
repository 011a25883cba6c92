import { useQuery } from '@tanstack/react-query'
import { soundRefusals, soundTexts } from '#domain/recordings/texts.ts'
import { uploadKinds } from '#domain/uploads.ts'
import { reasonWords } from '#web/lib/calls/refusal.ts'
import { DropZone } from '#web/ui/forms/DropZone.tsx'
import { Panel, PanelBody, PanelHeader, PanelRows } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { SendingRow } from '#web/ui/lists/SendingRow.tsx'
import { ChosenPlayer, playableOf } from '../player/ChosenPlayer.tsx'
import { recordingsQuery } from '../queries.ts'
import { RecordingRow } from '../sending/RecordingRow.tsx'
import { useRecordingSending } from '../sending/useRecordingSending.ts'

/** The sound of a session for those who manage it: sending it up, playing it, and what its member may do with it. */
export function RecordingStaff({ sessionId, hasTranscript }: { sessionId: string; hasTranscript: boolean }) {
  const query = useQuery(recordingsQuery(sessionId))
  const { files, take, pause, resume, drop } = useRecordingSending(sessionId)
  return (
    <Panel aria-labelledby="session-sound">
      <PanelHeader id="session-sound" title={soundTexts.heading} />
      <Loaded of={query} failed={soundTexts.loadFailed} label="Loading recordings">
        {({ recordings, canAdd }) => {
          const moving = files.filter(
            ({ id, state }) => state !== 'sent' || !recordings.some((each) => each.id === id),
          )
          const listed = recordings.filter(({ id }) => !moving.some((file) => file.id === id))
          const playable = playableOf(recordings)
          return (
            <>
              <PanelBody>
                {canAdd.ok ? (
                  <DropZone
                    label={soundTexts.add}
                    inputLabel={soundTexts.input}
                    {...(listed.length + moving.length === 0 ? { title: soundTexts.none } : {})}
                    hint={soundTexts.addHint}
                    extensions={uploadKinds.recording.extensions}
                    isSmall={listed.length + moving.length > 0}
                    onFiles={([file]) => take(file)}
                  />
                ) : (
                  <p className="text-body-s text-ink-2">
                    {(canAdd.reason ? reasonWords(soundRefusals, canAdd.reason) : null) ?? soundTexts.none}
                  </p>
                )}
              </PanelBody>
              {moving.length + listed.length > 0 ? (
                <PanelRows className="border-t border-line">
                  {moving.map((file) => (
                    <SendingRow
                      key={file.id}
                      file={file}
                      onPause={() => pause(file.id)}
                      onResume={() => resume(file.id)}
                      onDrop={() => drop(file.id)}
                    />
                  ))}
                  {listed.map((recording) => (
                    <RecordingRow key={recording.id} recording={recording} />
                  ))}
                </PanelRows>
              ) : null}
              {playable ? (
                <div className="border-t border-line">
                  <ChosenPlayer
                    recordings={playable}
                    transcriptId={null}
                    hasTranscript={hasTranscript}
                    place={{ segment: null, asked: 0 }}
                    ticks={[]}
                  />
                </div>
              ) : null}
            </>
          )
        }}
      </Loaded>
    </Panel>
  )
}
