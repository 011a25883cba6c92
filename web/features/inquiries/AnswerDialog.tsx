import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { Inquiry } from '#contract/inquiries.ts'
import { fieldTexts } from '#domain/accounts/texts.ts'
import { inquiryLimits } from '#domain/inquiries/limits.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Segments } from '#web/ui/forms/Segments.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { inquiryTitle } from './inquiryWords.ts'
import { answerInquiry, requestFailure } from './mutations.ts'

type Fields = { status: 'done' | 'declined'; answer: string }
const formId = 'answer-inquiry'

/** How a request ends, and the words its member gets by mail. */
export function AnswerDialog({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const form = useForm<Fields>({ defaultValues: { status: 'done', answer: '' } })
  const { errors, isDirty } = form.formState
  const unsaved = useUnsaved(isDirty)
  const close = () => unsaved.leave(onClose)
  const words = form.register('answer', {
    validate: (given) => given.trim() !== '' || fieldTexts.required('Answer'),
  })
  const box = useRef<HTMLTextAreaElement>(null)
  const answer = useMutation({
    ...answerInquiry(),
    onSuccess: () => {
      unsaved.release()
      onClose()
    },
    onError: (error) => {
      const mine = refusalOf(error).problems.find((problem) => problem.field === 'answer')
      if (mine) form.setError('answer', { message: mine.message })
      else form.setError('root', { message: requestFailure(error) })
    },
  })
  const send = ({ status, answer: given }: Fields) => answer.mutate({ id: inquiry.id, status, answer: given })
  const who = inquiry.memberName ?? 'The person'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={inquiryTitle(inquiry)}
      initialFocus={box}
      description={`${who} gets your words by mail.`}
      footer={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button variant="solid" type="submit" form={formId} isBusy={answer.isPending} busyLabel="Sending">
            Send answer
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className="grid gap-5" onSubmit={form.handleSubmit(send)}>
        {errors.root?.message ? <FormError>{errors.root.message}</FormError> : null}
        {inquiry.body ? (
          <figure className="border-l-2 border-line-strong pl-4">
            <blockquote className="read whitespace-pre-line">{inquiry.body}</blockquote>
            <figcaption className="mt-1 text-caption text-ink-3">{who}</figcaption>
          </figure>
        ) : null}
        <Field label="Outcome">
          <Segments
            label="Outcome"
            options={[
              { value: 'done', label: 'Done' },
              { value: 'declined', label: 'Declined' },
            ]}
            value={form.watch('status')}
            onChange={(status) => form.setValue('status', status)}
          />
        </Field>
        <Field label="Answer" error={errors.answer?.message}>
          <Textarea
            isReading
            rows={5}
            maxLength={inquiryLimits.answer}
            {...words}
            ref={(element) => {
              words.ref(element)
              box.current = element
            }}
          />
        </Field>
      </form>
    </Dialog>
  )
}
