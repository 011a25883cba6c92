import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useForm } from 'react-hook-form'
import type { Inquiry } from '#contract/inquiries.ts'
import { fieldTexts } from '#domain/accounts/texts.ts'
import { inquiryLimits } from '#domain/inquiries/limits.ts'
import { inquiryRefusals, inquiryTexts } from '#domain/inquiries/texts.ts'
import { orpc } from '#web/lib/api.ts'
import { reasonWords, refusalOf } from '#web/lib/refusal.ts'
import { toast } from '#web/lib/toast.ts'
import { useUnsaved } from '#web/lib/unsaved.ts'
import { Button } from '#web/ui/Button.tsx'
import { Dialog } from '#web/ui/Dialog.tsx'
import { Field } from '#web/ui/Field.tsx'
import { FormError } from '#web/ui/FormError.tsx'
import { Segments } from '#web/ui/Segments.tsx'
import { Textarea } from '#web/ui/Textarea.tsx'
import { inquiryTitle } from './inquiryWords.ts'

type Fields = { status: 'done' | 'declined'; answer: string }
const formId = 'answer-inquiry'

/** How a request ends, and the words its member gets by mail. */
export function AnswerDialog({ inquiry, onClose }: { inquiry: Inquiry; onClose: () => void }) {
  const queryClient = useQueryClient()
  const form = useForm<Fields>({ defaultValues: { status: 'done', answer: '' } })
  const { errors, isDirty } = form.formState
  const unsaved = useUnsaved(isDirty)
  const close = () => unsaved.leave(onClose)
  const words = form.register('answer', {
    validate: (given) => given.trim() !== '' || fieldTexts.required('Answer'),
  })
  const box = useRef<HTMLTextAreaElement>(null)
  const answer = useMutation(
    orpc.inquiries.answerInquiry.mutationOptions({
      onSuccess: () => {
        toast.success(inquiryTexts.updated)
        unsaved.release()
        onClose()
      },
      onError: (error) => {
        const { problems, reason, message } = refusalOf(error)
        const mine = problems.find((problem) => problem.field === 'answer')
        if (mine) form.setError('answer', { message: mine.message })
        else form.setError('root', { message: reasonWords(inquiryRefusals, reason) ?? message })
      },
      onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.inquiries.key() }),
    }),
  )
  const send = ({ status, answer: given }: Fields) => answer.mutate({ id: inquiry.id, status, answer: given })
  const who = inquiry.memberName ?? 'The person'
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      title={inquiryTitle(inquiry)}
      initialFocus={box}
      description={`${who} gets your answer by email.`}
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
