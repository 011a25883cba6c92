import { useMutation } from '@tanstack/react-query'
import type { FormEvent, ReactNode } from 'react'
import type { Inquiry } from '#contract/inquiries.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { inquiryLimits } from '#domain/inquiries/limits.ts'
import { isPending, outcomesOf } from '#domain/inquiries/rules.ts'
import { inquiryOutcomeTexts, inquiryTexts } from '#domain/inquiries/texts.ts'
import type { InquiryOutcome } from '#domain/inquiries/types.ts'
import { useCheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Choice } from '#web/ui/forms/Choice.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { GivenThere } from './GivenThere.tsx'
import { answerInquiry, requestFailure, saveAnswerDraft } from './mutations.ts'

type Fields = { outcome: InquiryOutcome; answer: string }

type Answering = {
  fields: ReactNode
  /** Keeps what is written for its author, on every device (decision 0050). */
  saveDraft: ReactNode
  /** Who hears of it, and how; or why nobody does any more. */
  told: string
  /** Whether an answer can be sent: colleagues and the member change the request meanwhile. */
  isOpen: boolean
  isDirty: boolean
  failure: string | null
  isPending: boolean
  send: (event?: FormEvent) => void
  leave: (onLeave: () => void) => void
}

/** How a request is answered, in the ways that fit it, and the words its member gets by mail (4.13.9). */
export function useAnswer(inquiry: Inquiry, onDone: (outcome: InquiryOutcome) => void): Answering {
  const outcomes = outcomesOf(inquiry.kind)
  const start: Fields = {
    outcome: inquiry.draft?.outcome ?? outcomes[0] ?? 'done',
    answer: inquiry.draft?.answer ?? '',
  }
  const form = useCheckedForm({
    start,
    check: ({ answer: given }) =>
      given.trim() ? [] : [{ field: 'answer', message: fieldTexts.required('Answer') }],
  })
  const unsaved = useUnsaved(form.isDirty)
  const answer = useMutation({
    ...answerInquiry(),
    onSuccess: (_told, { outcome }) => {
      unsaved.release()
      // A comment leaves the form where it is, empty for the next one.
      form.reset({ ...start, answer: '' })
      onDone(outcome)
    },
    onError: form.place,
  })
  const keep = useMutation({
    ...saveAnswerDraft(),
    // Nothing is unsaved any more; what was written meanwhile is.
    onSuccess: (_kept, { outcome, answer: kept }) => form.restart({ outcome, answer: kept }),
  })
  const send = form.submit((fields) => {
    answer.mutate({ id: inquiry.id, ...fields })
  })
  const fields = (
    <>
      <fieldset className="grid gap-2 sm:grid-cols-3">
        <legend className="sr-only">Outcome</legend>
        {outcomes.map((value) => (
          <Choice
            key={value}
            name={`outcome ${inquiry.id}`}
            value={value}
            label={inquiryOutcomeTexts[value].label}
            note={inquiryOutcomeTexts[value].hint}
            isChosen={form.watch('outcome') === value}
            onChoose={() => form.set('outcome', value)}
          />
        ))}
      </fieldset>
      <FormError>{form.errorOf('outcome')}</FormError>
      <GivenThere inquiry={inquiry} />
      <Field label="Answer" error={form.errorOf('answer')}>
        <Textarea isReading rows={5} maxLength={inquiryLimits.answer} {...form.field('answer')} />
      </Field>
    </>
  )
  const saveDraft = (
    <Button
      variant="quiet"
      disabled={!form.isDirty}
      isBusy={keep.isPending}
      busyLabel="Saving"
      onClick={() => keep.mutate({ id: inquiry.id, ...form.read() })}
    >
      Save draft
    </Button>
  )
  return {
    fields,
    saveDraft,
    told: toldOf(inquiry),
    isOpen: isPending(inquiry.status) && !inquiry.held,
    isDirty: form.isDirty,
    failure: form.failureOf(answer.error, requestFailure),
    isPending: answer.isPending,
    send,
    leave: unsaved.leave,
  }
}

function toldOf({ status, held, email, memberName }: Inquiry): string {
  if (status === 'withdrawn') return inquiryTexts.withdrawnMeanwhile
  if (!isPending(status)) return inquiryTexts.closedMeanwhile
  if (held) return inquiryTexts.heldMeanwhile
  return email
    ? `${email} gets your answer by email, from the address of the firm.`
    : `${memberName ?? 'The person'} gets your answer by email.`
}
