import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { Inquiry } from '#contract/inquiries.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { inquiryLimits } from '#domain/inquiries/limits.ts'
import { outcomesOf } from '#domain/inquiries/rules.ts'
import { inquiryOutcomeTexts } from '#domain/inquiries/texts.ts'
import type { InquiryOutcome } from '#domain/inquiries/types.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { inquiryTitle } from './inquiryWords.ts'
import { answerInquiry, requestFailure } from './mutations.ts'
import { RequestSubject } from './RequestSubject.tsx'

type Fields = { outcome: InquiryOutcome; answer: string }

/** How a request is answered, in the ways that fit it, and the words its member gets by mail (4.13.9). */
export function AnswerDialog({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const outcomes = outcomesOf(inquiry.kind)
  const start: Fields = { outcome: outcomes[0] ?? 'done', answer: '' }
  const form = useCheckedForm({
    start,
    check: ({ answer: given }) =>
      given.trim() ? [] : [{ field: 'answer', message: fieldTexts.required('Answer') }],
  })
  const [failure, setFailure] = useState<string | null>(null)
  const unsaved = useUnsaved(form.isDirty)
  const answer = useMutation({
    ...answerInquiry(),
    onSuccess: onClose,
    onError: (error) => {
      if (!form.place(error)) setFailure(requestFailure(error))
    },
  })
  const send = form.submit((fields) => {
    setFailure(null)
    answer.mutate({ id: inquiry.id, ...fields })
  })
  const who = inquiry.memberName ?? 'The person'
  return (
    <FormDialog
      title={inquiryTitle(inquiry)}
      description={
        inquiry.email
          ? `${inquiry.email} gets your answer by email, from the address of the firm.`
          : `${who} gets your answer by email.`
      }
      action="Send answer"
      busyLabel="Sending"
      isBusy={answer.isPending}
      failure={failure}
      onSubmit={send}
      onClose={() => unsaved.leave(onClose)}
    >
      {inquiry.body ? (
        <figure className="border-l-2 border-line-strong pl-4">
          <blockquote dir="auto" className="read whitespace-pre-line">
            {inquiry.body}
          </blockquote>
          <figcaption className="mt-1 text-caption text-ink-3">{who}</figcaption>
        </figure>
      ) : null}
      <RequestSubject inquiry={inquiry} />
      <Field
        label="Outcome"
        hint={inquiryOutcomeTexts[form.watch('outcome')].hint}
        error={form.errorOf('outcome')}
      >
        <Segments
          label="Outcome"
          options={outcomes.map((value) => ({ value, label: inquiryOutcomeTexts[value].label }))}
          value={form.watch('outcome')}
          onChange={(outcome) => form.set('outcome', outcome)}
        />
      </Field>
      <Field label="Answer" error={form.errorOf('answer')}>
        <Textarea isReading rows={5} maxLength={inquiryLimits.answer} {...form.field('answer')} />
      </Field>
    </FormDialog>
  )
}
