import { useMutation } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { askAuth, fetchMe, isSpent } from '#web/features/accounts/queries.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { useSession } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { SubmitButton } from '../SubmitButton.tsx'
import { clearSetUp, keepSetUp } from '../useEntrance.ts'

/** Makes whoever is signed in the first admin, by the one-time link the server prints when it starts. */
export function SetupSite() {
  const isReady = useReady()
  const { search } = useLocation()
  const session = useSession()
  const token = isReady ? (new URLSearchParams(search).get('token') ?? '') : 'unread'
  const become = useMutation({
    mutationFn: async () => {
      await askAuth('setup', { token })
      await fetchMe()
    },
    onSettled: clearSetUp,
  })
  const refusal = become.isError ? refusalOf(become.error) : null

  if (become.isSuccess) {
    return (
      <AuthFrame title="You are the first admin" lead="You can now manage roles, members and their plans.">
        <div className="grid gap-2">
          <Button variant="hot" size="large" isBlock href={paths.admin()}>
            Open the admin area
          </Button>
          <Button size="large" isBlock href={paths.vip()}>
            {accountTexts.menuStaff}
          </Button>
        </div>
      </AuthFrame>
    )
  }
  if (!token || (refusal && isSpent(refusal))) {
    return (
      <AuthFrame
        title="This link has expired"
        lead="It is too old or was already used. The server prints a new one when it starts without an admin."
      >
        <Button size="large" isBlock to={paths.dashboard()}>
          {accountTexts.menuDashboard}
        </Button>
      </AuthFrame>
    )
  }
  if (session.state === 'signed-out' || refusal?.code === 'UNAUTHORIZED') {
    return (
      <AuthFrame
        title="Become the first admin"
        lead="Sign in first in this tab, and you'll return to this page. If you don't have an account, join, confirm your email and open the link again."
      >
        <div className="grid gap-2">
          <Button
            variant="hot"
            size="large"
            isBlock
            to={paths.auth('sign-in')}
            onClick={() => keepSetUp(token)}
          >
            {accountTexts.signIn}
          </Button>
          <Button size="large" isBlock to={paths.auth('sign-up')} onClick={() => keepSetUp(token)}>
            Join the juliverse
          </Button>
        </div>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Become the first admin"
      lead={
        session.me
          ? `Signed in as ${session.me.displayName}, ${session.me.email}.`
          : 'This account will become the first admin.'
      }
    >
      <form
        method="post"
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          if (!become.isPending) become.mutate()
        }}
      >
        <FormError>{refusal ? wordsOf(refusal) : null}</FormError>
        <SubmitButton isBusy={become.isPending || session.state === 'loading'} busyLabel="One moment">
          Become admin
        </SubmitButton>
      </form>
    </AuthFrame>
  )
}
