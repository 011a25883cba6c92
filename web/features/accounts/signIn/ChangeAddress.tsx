import { useMutation } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { addressTexts } from '#domain/accounts/texts/address.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { reasonWords, refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { WrittenRefusal } from '#web/ui/forms/WrittenRefusal.tsx'
import { askAuth, fetchMe } from '../queries.ts'
import { AuthFrame } from './AuthFrame.tsx'
import { SubmitButton } from './SubmitButton.tsx'

const steps = {
  address: {
    call: 'address/confirm',
    title: addressTexts.confirmTitle,
    lead: addressTexts.confirmLead,
    action: addressTexts.confirmAction,
    busyLabel: 'Changing',
  },
  undo: {
    call: 'address/undo',
    title: addressTexts.undoTitle,
    lead: addressTexts.undoLead,
    action: addressTexts.undoAction,
    busyLabel: 'Undoing',
  },
} as const

const reasons: Readonly<Record<string, string>> = {
  other_account: addressTexts.otherAccount,
  locked: addressTexts.locked,
}
const ends = {
  moved: { title: addressTexts.changed },
  undone: { title: addressTexts.undone, lead: addressTexts.undoneNext },
  stopped: { title: addressTexts.stopped },
  spent: { title: 'This link no longer works', lead: addressTexts.spent },
} as const

/** How it ended, also where the browser posted the form by itself (0078). */
export function AddressEnd({ end }: { end: keyof typeof ends }) {
  return (
    <AuthFrame {...ends[end]}>
      {end === 'moved' ? (
        <Button variant="hot" size="large" isBlock to={paths.dashboard()}>
          {accountTexts.menuDashboard}
        </Button>
      ) : null}
    </AuthFrame>
  )
}

/** What a link of a change of address opens: a press confirms the new address, or keeps the old one. */
export function ChangeAddress({ step, token }: { step: keyof typeof steps; token: string }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const { call, title, lead, action, busyLabel } = steps[step]
  const change = useMutation({
    mutationFn: async () => {
      const answer = await askAuth(call, { token })
      await fetchMe()
      return answer
    },
    onError: (error) => {
      if (refusalOf(error).code === 'UNAUTHORIZED')
        void navigate(paths.auth(undefined, pathname + search), { replace: true })
    },
  })
  const refusal = change.isError ? refusalOf(change.error) : null
  const words = refusal
    ? (reasonWords(reasons, refusal.reason) ?? refusal.problems[0]?.message ?? wordsOf(refusal))
    : null
  if (change.data) {
    const isUndone = change.data.message === addressTexts.undone
    return <AddressEnd end={step === 'address' ? 'moved' : isUndone ? 'undone' : 'stopped'} />
  }
  if (words === accountUiTexts.linkSpent) return <AddressEnd end="spent" />
  return (
    <AuthFrame title={title} lead={lead}>
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!change.isPending) change.mutate()
        }}
      >
        {change.isIdle ? <WrittenRefusal name="refused" /> : null}
        <FormError>{words}</FormError>
        <SubmitButton isPosted isBusy={change.isPending} busyLabel={busyLabel}>
          {action}
        </SubmitButton>
      </form>
    </AuthFrame>
  )
}
