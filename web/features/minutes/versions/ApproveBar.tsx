import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Review, ReviewLine } from '#contract/minutes.ts'
import { sentWords } from '#domain/minutes/rules/review.ts'
import { actionsThere, addActionsOf, minutesTexts } from '#domain/minutes/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Checkbox } from '#web/ui/forms/Checkbox.tsx'
import { minutesReason } from '../queries.ts'
import { approveMinutes } from './mutations.ts'
import { PreviewDialog } from './PreviewDialog.tsx'

type Props = {
  facts: Review
  lines: readonly ReviewLine[]
  /** Lines that nobody has decided: they are not sent. */
  left: number
  /** A decision is still on its way. */
  isSaving: boolean
  isPhone: boolean
  onApproved: () => void
}

/** What the member gets if it is approved now, in words and as they will read it. */
export function ApproveBar({ facts, lines, left, isSaving, isPhone, onApproved }: Props) {
  const approve = useMutation(approveMinutes())
  const [isPreviewing, setPreviewing] = useState(false)
  const [isAdding, setAdding] = useState(true)
  const sent = sentWords(lines)
  const lacking = lines.filter((line) => line.state === 'accepted' && line.problems.length > 0)
  const actions = lines.filter((line) => line.state === 'accepted' && line.kind === 'action')
  const there = actions.filter(({ id }) => facts.onBoard.includes(id)).length
  const added = actions.length - there
  const canAdd = facts.canAddToBoard && added > 0
  const said = facts.canAddToBoard && there > 0 ? actionsThere(there, added, facts.memberName) : null
  const blocked = !sent
    ? 'Write a summary or add a line first.'
    : !facts.canApprove.ok
      ? minutesReason(facts.canApprove.reason)
      : lacking.length > 0
        ? `${lacking.length} ${lacking.length === 1 ? 'line has' : 'lines have'} no source sentence.`
        : null
  const confirm = () =>
    approve.mutate(
      {
        sessionId: facts.sessionId,
        number: facts.number,
        revision: facts.revision,
        addToBoard: canAdd && isAdding,
      },
      { onSuccess: onApproved, onSettled: () => setPreviewing(false) },
    )
  const board = canAdd ? (
    <Checkbox
      isChecked={isAdding}
      onChange={setAdding}
      label={addActionsOf(added, facts.memberName)}
      note={said}
    />
  ) : said ? (
    <p className="max-w-[44ch] text-caption text-ink-3">{said}</p>
  ) : null
  const button = (
    <Button
      variant={blocked ? 'line' : 'hot'}
      disabled={blocked !== null}
      isBusy={approve.isPending}
      busyLabel="Approving"
      onClick={() => setPreviewing(true)}
    >
      Approve
    </Button>
  )
  return (
    <>
      {isPhone ? (
        button
      ) : (
        <footer className="flex print:hidden flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-surface px-8 py-3.5 shadow-[0_-8px_24px_-16px_rgb(16_20_24/.2)] max-lg:px-4">
          <p className="min-w-0 flex-1 basis-64 text-body-s">
            <b className="font-semibold">
              {sent ? `${facts.memberName} gets ${sent}.` : 'Nothing to send yet.'}
            </b>{' '}
            <span className="text-ink-3">
              {blocked ??
                (left > 0
                  ? `The ${left === 1 ? 'line' : `${left} lines`} you have not decided ${left === 1 ? 'is' : 'are'} not sent.`
                  : minutesTexts.allDecided)}
            </span>
          </p>
          {board}
          <Button disabled={!sent} onClick={() => setPreviewing(true)}>
            Preview
          </Button>
          {button}
        </footer>
      )}
      {isPreviewing ? (
        <PreviewDialog
          facts={facts}
          lines={lines}
          left={left}
          blocked={blocked}
          board={board}
          // What is sent is what the server has: it waits for the last decision.
          isSaving={isSaving}
          isSending={approve.isPending}
          onApprove={confirm}
          onClose={() => setPreviewing(false)}
        />
      ) : null}
    </>
  )
}
