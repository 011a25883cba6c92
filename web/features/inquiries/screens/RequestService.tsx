import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inquiryLimits } from '#domain/inquiries/limits.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { useOrderId } from '#web/lib/forms/useOrderId.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { requestService, serviceFailure } from '../mutations.ts'
import { myInquiriesQuery, waitingOf } from '../queries.ts'
import { WaitingRequest } from './WaitingRequest.tsx'

type Props = { cardId: string; title: string; label: string }

/** Asks staff for one service of the catalogue, once at a time (K12). */
export function RequestService({ cardId, title, label }: Props) {
  const me = useMe()
  const mine = useQuery({ ...myInquiriesQuery(), enabled: !me.isDemo })
  const [isAsking, setAsking] = useState(false)
  useLiveRefresh('inquiries')
  if (me.isDemo) return <p className="text-caption text-ink-3">{inquiryTexts.notInDemo}</p>
  const asked = waitingOf(mine.data, 'service', cardId)
  if (asked)
    return (
      <WaitingRequest inquiry={asked} label={inquiryTexts.serviceAsked} note={inquiryTexts.sessionNote} />
    )
  return (
    <>
      <Button isBusy={mine.isPending} busyLabel={label} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking ? <AskDialog cardId={cardId} title={title} onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function AskDialog({ cardId, title, onClose }: Omit<Props, 'label'> & { onClose: () => void }) {
  const order = useOrderId()
  const [body, setBody] = useState('')
  const ask = useMutation({ ...requestService(), onSuccess: onClose })
  return (
    <FormDialog
      title={title}
      description="We reply by email within two working days. Nothing is charged by asking."
      action="Send request"
      busyLabel="Sending"
      isBusy={ask.isPending}
      failure={ask.error && serviceFailure(ask.error)}
      onSubmit={() => {
        const asked = { cardId, ...(body.trim() ? { body: body.trim() } : {}) }
        ask.mutate({ id: order.of(asked), ...asked })
      }}
      isDirty={body.trim() !== ''}
      onClose={onClose}
    >
      <Field label="What should we know?" hint="Optional. Add the question and the days that suit you.">
        <Textarea
          isReading
          rows={4}
          value={body}
          maxLength={inquiryLimits.body}
          onChange={(event) => setBody(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
