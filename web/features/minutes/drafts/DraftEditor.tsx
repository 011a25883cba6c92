import { useState } from 'react'
import type { Minutes, MinutesLine } from '#contract/minutes.ts'
import { lineKinds } from '#domain/minutes/types.ts'
import type { TranscriptPlace } from '#web/features/recordings/queries.ts'
import { TranscriptDesktop } from '#web/features/recordings/screens/TranscriptDesktop.tsx'
import { TranscriptStaff } from '#web/features/recordings/screens/TranscriptStaff.tsx'
import { useMediaQuery } from '#web/lib/page/mediaQuery.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel } from '#web/ui/layout/Panel.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import type { SessionMinutes } from '../queries.ts'
import { ReportLines } from '../report/ReportLines.tsx'
import { ReportMethod } from '../report/ReportMethod.tsx'
import { useMakeCard } from '../report/useMakeCard.ts'
import { DraftBar } from './DraftBar.tsx'
import { DraftLines } from './DraftLines.tsx'
import { useDraft } from './useDraft.ts'

type Props = { report: SessionMinutes; minutes: Minutes; memberName: string }

/** A draft with the transcript next to it: every line shows its sentence, and jumps to where it was said. */
export function DraftEditor({ report, minutes, memberName }: Props) {
  const draft = useDraft(report.sessionId, minutes)
  const making = useMakeCard()
  const isWide = useMediaQuery('(min-width: 1100px)')
  const [place, setPlace] = useState<TranscriptPlace>({ segment: null, asked: 0 })
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [pointingAt, setPointingAt] = useState<string | null>(null)
  useUnsaved(draft.isDirty)

  function open(line: Pick<MinutesLine, 'moment'>) {
    if (line.moment) {
      const { segment } = line.moment
      setPlace(({ asked }) => ({ segment, asked: asked + 1 }))
    }
    if (!isWide) setSheetOpen(true)
  }
  function point(line: MinutesLine | null) {
    setPointingAt(line?.id ?? null)
    if (line) open(line)
  }

  const onPick = pointingAt
    ? (segment: {
        index: number
        startMs: number | null
        line: number
        text: string
        speaker: string | null
      }) => {
        draft.edit(pointingAt, {
          quote: segment.text,
          speaker: segment.speaker,
          moment: { segment: segment.index, startMs: segment.startMs },
          line: segment.line,
        })
        setPointingAt(null)
        setSheetOpen(false)
      }
    : null
  const isOpen = report.can.edit.ok
  return (
    <div className="grid items-start gap-4 min-[1100px]:grid-cols-[minmax(0,1fr)_minmax(340px,420px)]">
      <Panel aria-label="Report">
        <DraftBar report={report} minutes={minutes} draft={draft} memberName={memberName} />
        {draft.isStale ? (
          <div className="p-4 pb-0">
            <Banner
              tone="warning"
              title="Someone else saved a newer version."
              action={
                <span className="flex flex-wrap gap-2">
                  <Button size="small" onClick={draft.takeTheirs}>
                    Keep their version
                  </Button>
                  <Button size="small" isBusy={draft.isSaving} onClick={draft.saveOver}>
                    Keep my version
                  </Button>
                </span>
              }
            >
              Your changes are still here but not saved.
            </Banner>
          </div>
        ) : null}
        {isOpen ? (
          <DraftLines draft={draft} pointingAt={pointingAt} onOpen={open} onPoint={point} />
        ) : (
          <div className="px-4 py-5 md:px-5">
            <ReportLines minutes={minutes} kinds={lineKinds} onOpen={open} making={making} canMake={false} />
          </div>
        )}
        <div className="border-t border-line px-4 py-3.5 md:px-5">
          <ReportMethod minutes={minutes} />
        </div>
      </Panel>
      {isWide ? (
        <Panel as="div" className="sticky top-[76px] overflow-hidden">
          <TranscriptStaff
            sessionId={report.sessionId}
            transcriptId={minutes.transcriptId}
            place={place}
            onPick={onPick}
            className="h-[calc(100dvh-92px)] max-h-[56rem]"
          />
        </Panel>
      ) : (
        <TranscriptDesktop
          sessionId={report.sessionId}
          transcriptId={minutes.transcriptId}
          title={report.title}
          place={place}
          open={isSheetOpen}
          {...(onPick ? { onPick } : {})}
          onClose={() => {
            setSheetOpen(false)
            setPointingAt(null)
          }}
        />
      )}
    </div>
  )
}
