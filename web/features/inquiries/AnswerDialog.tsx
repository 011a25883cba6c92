import { useQuery } from '@tanstack/react-query'
import type { Inquiry } from '#contract/inquiries.ts'
import { inquiryStatusNames } from '#domain/inquiries/texts.ts'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { inquiryTitle } from './inquiryWords.ts'
import { inquiryQuery } from './queries.ts'
import { RequestSubject } from './RequestSubject.tsx'
import { useAnswer } from './useAnswer.tsx'

type Props = {
  inquiry: Inquiry
  /** It leaves the list; a comment leaves it where it is. */
  onAnswered: () => void
  onClose: () => void
}

/** A request is answered over the list that it stands in. */
export function AnswerDialog({ inquiry: opened, onAnswered, onClose }: Props) {
  // Colleagues and the member change it while the answer is typed.
  const inquiry = useQuery(inquiryQuery(opened.id)).data?.inquiry ?? opened
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
      isDisabled={!answer.isOpen}
      failure={answer.failure}
      onSubmit={answer.send}
      onClose={() => answer.leave(onClose)}
      aside={answer.isOpen ? answer.saveDraft : null}
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
      {answer.isOpen || !inquiry.answer ? null : (
        <figure className="border-l-2 border-line-strong pl-4">
          <blockquote dir="auto" className="read whitespace-pre-line [overflow-wrap:anywhere]">
            {inquiry.answer}
          </blockquote>
          <figcaption className="mt-1 text-caption text-ink-3">
            {`${inquiry.ownerName ?? 'A colleague'}, ${inquiryStatusNames[inquiry.status].toLowerCase()}`}
          </figcaption>
        </figure>
      )}
      {answer.fields}
    </FormDialog>
  )
}
