import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { MyInquiry } from '#contract/inquiries.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { withdrawInquiry } from '../mutations.ts'

type Props = {
  inquiry: Pick<MyInquiry, 'id'>
  label: string
  /** When it is answered. */
  note: string
  className?: string
}

/** A request of one's own that waits for its answer, and the way to take it back. */
export function WaitingRequest({ inquiry, label, note, className }: Props) {
  const [isAsking, setAsking] = useState(false)
  const withdraw = useMutation(withdrawInquiry())
  return (
    <div
      className={classes(
        'flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2 in-[.text-center]:justify-center',
        className,
      )}
    >
      <Badge tone="info" mark="octagon">
        {label}
      </Badge>
      <span>{note}</span>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="relative min-h-6 font-semibold underline decoration-line-strong underline-offset-4 after:absolute after:-inset-x-1.5 after:-inset-y-2.5 hover:text-ink hover:decoration-current"
      >
        {inquiryTexts.withdraw}
        <span className="sr-only">: {label}</span>
      </button>
      <AlertDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={inquiryTexts.withdrawAsk}
        description={inquiryTexts.withdrawHint}
        confirmLabel={inquiryTexts.withdrawConfirm}
        cancelLabel={inquiryTexts.keepRequest}
        isBusy={withdraw.isPending}
        busyLabel="Withdrawing"
        onConfirm={() => withdraw.mutate({ id: inquiry.id }, { onSettled: () => setAsking(false) })}
      />
    </div>
  )
}
