import type { Inquiry } from '#contract/inquiries.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { inquiryTitle } from './inquiryWords.ts'
import { RequestSubject } from './RequestSubject.tsx'
import { useAnswer } from './useAnswer.tsx'

type Props = {
  inquiry: Inquiry
  /** It leaves the list; a comment leaves it where it is. */
  onAnswered: () => void
  onClose: () => void
}

/** A request is answered over the list that it stands in. */
export function AnswerDialog({ inquiry, onAnswered, onClose }: Props) {
  const answer = useAnswer(inquiry, (outcome) => {
    if (outcome !== 'comment') onAnswered()
    onClose()
  })
  return (
    <FormDialog
      title={inquiryTitle(inquiry)}
      description={answer.told}
      action="Send answer"
      busyLabel="Sending"
      isBusy={answer.isPending}
      failure={answer.failure}
      onSubmit={answer.send}
      onClose={() => answer.leave(onClose)}
      aside={answer.saveDraft}
    >
      {inquiry.body ? (
        <figure className="border-l-2 border-line-strong pl-4">
          <blockquote dir="auto" className="read whitespace-pre-line">
            {inquiry.body}
          </blockquote>
          <figcaption className="mt-1 text-caption text-ink-3">
            {inquiry.memberName ?? 'The person'}
          </figcaption>
        </figure>
      ) : null}
      <RequestSubject inquiry={inquiry} />
      {answer.fields}
    </FormDialog>
  )
}
