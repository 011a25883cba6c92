import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Recording } from '#contract/recordings.ts'
import { soundTexts } from '#domain/recordings/texts.ts'
import { Select } from '#web/ui/forms/Select.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import type { TranscriptPlace, TranscriptRead } from '../queries.ts'
import { wordsQuery } from '../queries.ts'
import { Player } from './Player.tsx'
import type { Chosen } from './words.ts'
import { recordingToPlay } from './words.ts'

type Props = {
  /** Those that may be played, newest first; at least one. */
  recordings: readonly [Recording, ...Recording[]]
  transcriptId: TranscriptRead['transcriptId']
  hasTranscript: TranscriptRead['hasTranscript']
  place: TranscriptPlace
  ticks: readonly number[]
}

/**
 * The player of a session's recording; where there are several, with the choice between them. It begins with the one whose words
 * the transcript is, and a line that is opened leads back to it.
 */
export function ChosenPlayer({ recordings, ...rest }: Props) {
  const { transcriptId, hasTranscript, place } = rest
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const words = useQuery(wordsQuery({ sessionId: recordings[0].sessionId, transcriptId, hasTranscript }))
  // Which one plays is known with the words; another would load its sound for nothing.
  if (recordings.length > 1 && words.isPending && chosen?.asked !== place.asked)
    return (
      <Loading label="Loading transcript" className="p-5">
        <SkeletonLines lines={6} />
      </Loading>
    )
  const recording = recordingToPlay(recordings, words.data, chosen, place.asked)
  return (
    <>
      {recordings.length > 1 ? (
        <div className="border-b border-line px-4 py-3 md:px-5">
          <Select
            label={soundTexts.choose}
            size="small"
            className="max-w-full"
            value={recording.id}
            options={recordings.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => setChosen({ id, asked: place.asked })}
          />
        </div>
      ) : null}
      <Player
        key={recording.id}
        recording={recording}
        {...rest}
        // One that becomes ready, or words that come, do not take the place of what somebody listens to.
        onPlayed={() => setChosen({ id: recording.id, asked: place.asked })}
      />
    </>
  )
}

/** Of recordings those that play here, or null where none does. */
export function playableOf(recordings: readonly Recording[]): Props['recordings'] | null {
  const [first, ...rest] = recordings.filter(({ status, can }) => status === 'ready' && can.play.ok)
  return first ? [first, ...rest] : null
}
