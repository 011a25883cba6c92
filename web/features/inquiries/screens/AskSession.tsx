import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { inquiryLimits } from '#domain/inquiries/limits.ts'
import { isPending } from '#domain/inquiries/rules.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormDialog } from '#web/ui/forms/FormDialog.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { requestFailure, requestSession } from '../mutations.ts'
import { myInquiriesQuery } from '../queries.ts'

type Props = {
  /** What the button says where it is not 'Ask for a session'. */
  label?: string
  variant?: 'line' | 'solid' | 'quiet'
  isBlock?: boolean
}

/** Asks staff for a session, once at a time, until sessions can be booked (4.13.10). */
export function AskSession({ label = inquiryTexts.askSession, variant = 'line', isBlock = false }: Props) {
  const me = useMe()
  const mine = useQuery({ ...myInquiriesQuery(), enabled: !me.isDemo })
  const [isAsking, setAsking] = useState(false)
  useLiveRefresh('inquiries')
  if (me.isDemo) return <p className="text-caption text-ink-3">{inquiryTexts.notInDemo}</p>
  if (mine.data?.inquiries.some(({ kind, status }) => kind === 'session' && isPending(status)))
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2">
        <Badge tone="info" mark="octagon">
          {inquiryTexts.sessionAsked}
        </Badge>
        We'll reply by email within two working days.
      </p>
    )
  return (
    <>
      <Button
        variant={variant}
        isBlock={isBlock}
        isBusy={mine.isPending}
        busyLabel={label}
        onClick={() => setAsking(true)}
      >
        {label}
      </Button>
      {isAsking ? <AskDialog onClose={() => setAsking(false)} /> : null}
    </>
  )
}

function AskDialog({ onClose }: { onClose: () => void }) {
  // Made once, so that pressing twice and trying again is the same request.
  const [id] = useState(() => crypto.randomUUID())
  const [body, setBody] = useState('')
  const [failure, setFailure] = useState<string | null>(null)
  const words = useUnsaved(body.trim() !== '')
  const ask = useMutation({
    ...requestSession(),
    onSuccess: () => {
      words.release()
      onClose()
    },
    onError: (error) => setFailure(requestFailure(error)),
  })
  return (
    <FormDialog
      title={inquiryTexts.askSession}
      description="We reply by email with a time, within two working days."
      action="Send request"
      busyLabel="Sending"
      isBusy={ask.isPending}
      failure={failure}
      onSubmit={() => {
        setFailure(null)
        ask.mutate({ id, ...(body.trim() ? { body: body.trim() } : {}) })
      }}
      onClose={() => words.leave(onClose)}
    >
      <Field label="What should it be about?" hint="Optional. Add the days and times that suit you.">
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
