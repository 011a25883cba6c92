import type { ReactNode } from 'react'
import type { MinutesLine, Review, ReviewLine } from '#contract/minutes.ts'
import { readLines } from '#domain/minutes/rules/review.ts'
import { minutesTexts } from '#domain/minutes/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { kindsRead } from '../report/kindsRead.ts'
import { ReportLines } from '../report/ReportLines.tsx'

type Props = {
  facts: Review
  lines: readonly ReviewLine[]
  left: number
  blocked: string | null
  board: ReactNode
  /** The last decisions are still on their way. */
  isSaving: boolean
  /** It is being sent: nobody can call it off any more. */
  isSending: boolean
  onApprove: () => void
  onClose: () => void
}

/** The minutes exactly as the member will read them, before they are sent. */
export function PreviewDialog(props: Props) {
  const { facts, lines, left, blocked, board, isSaving, isSending, onApprove, onClose } = props
  const sent = readLines(lines).map(asRead)
  return (
    <Dialog
      onClose={() => isSending || onClose()}
      title={`What ${facts.memberName} will read`}
      description={
        left > 0
          ? `The minutes and an email with the summary and the actions. ${left} undecided ${left === 1 ? 'line is' : 'lines are'} not sent.`
          : 'The minutes, and an email with the summary and the actions.'
      }
      size="large"
      footer={
        <>
          {board}
          <Button isBusy={isSending} onClick={onClose}>
            Keep checking
          </Button>
          <Button
            variant={blocked ? 'line' : 'hot'}
            disabled={blocked !== null}
            isBusy={isSaving || isSending}
            busyLabel={isSending ? 'Approving' : minutesTexts.saving}
            onClick={onApprove}
          >
            Approve and send
          </Button>
        </>
      }
    >
      {blocked ? <p className="mb-4 text-body-s text-ink-2">{blocked}</p> : null}
      <ReportLines
        lines={sent}
        isWritten={facts.method === 'written'}
        kinds={kindsRead}
        onOpen={null}
        making={null}
        canMake={false}
      />
    </Dialog>
  )
}

const asRead = (line: ReviewLine): MinutesLine => ({
  ...line,
  cardId: null,
  canMakeCard: { ok: false, reason: null },
})
