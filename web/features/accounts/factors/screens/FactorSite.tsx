import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { safeNext } from '#domain/accounts/rules/next.ts'
import { codeTexts } from '#domain/accounts/texts/codes.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { useUnsaved } from '#web/lib/page/unsaved.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { useSession } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import type { FactorWay } from '../../queries.ts'
import { askAuth, fetchMe } from '../../queries.ts'
import { AuthFrame } from '../../signIn/AuthFrame.tsx'
import { useAuthDocument } from '../../signIn/useAuthDocument.ts'
import { useEntrance } from '../../signIn/useEntrance.ts'
import { AppSetup } from '../AppSetup.tsx'
import { FactorForm } from '../FactorForm.tsx'
import { PasskeySetup } from '../PasskeySetup.tsx'
import { ProofForm } from '../ProofForm.tsx'
import { refreshSecurity, securityQuery } from '../queries.ts'
import { RecoveryCodes } from '../RecoveryCodes.tsx'

const givenWays: readonly FactorWay[] = ['app', 'passkey']

/** Before the first screen of a role that asks for it: a second factor is set up, or given (T-200). */
export function FactorSite() {
  const isReady = useReady()
  const { search } = useLocation()
  const session = useSession()
  const [way, setWay] = useState<'app' | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const enter = useEntrance()
  // Shown this once, as in the settings: leaving asks first.
  const unsaved = useUnsaved(codes !== null)
  const isSignedIn = session.state === 'signed-in'
  const shown = useAuthDocument('/auth/factor')
  const security = useQuery({ ...securityQuery(), enabled: isSignedIn })

  // The server decides about the page that comes next, so it is loaded and not drawn.
  const goOn = () => {
    const next = isReady ? new URLSearchParams(search).get('next') : null
    window.location.replace(safeNext(next, window.location.origin, paths.vip()))
  }

  if (codes) {
    return (
      <AuthFrame
        title="Save your recovery codes"
        lead="Each one works once, if you lose the app. They are shown this once."
      >
        <div className="grid gap-6">
          <RecoveryCodes codes={codes} />
          <Button
            variant="hot"
            size="large"
            isBlock
            onClick={() => {
              unsaved.release()
              goOn()
            }}
          >
            I saved them
          </Button>
        </div>
      </AuthFrame>
    )
  }
  const asked = new URLSearchParams(isReady ? search : '').get('ways')?.split(' ') ?? []
  const ways = givenWays.filter((each) => asked.includes(each))
  // A sign-in that waits for its second factor is no sign-in yet. Its document takes a code before the program runs (0078).
  const isGiving = shown === 'give' && !isSignedIn
  if (isGiving || (session.state === 'signed-out' && ways.length > 0)) {
    return (
      <AuthFrame title={codeTexts.factorTitle} lead={codeTexts.factorLead}>
        <FactorForm
          ways={isGiving ? ['app', ...ways.filter((each) => each !== 'app'), 'recovery'] : ways}
          isPosted={isGiving}
          action={accountTexts.signIn}
          busyLabel="Signing in"
          onGive={async ({ password: _, ...given }) => {
            await askAuth('second-factor', given)
            await fetchMe()
            enter(search)
          }}
        />
      </AuthFrame>
    )
  }
  if (session.state === 'signed-out') {
    return (
      <AuthFrame title="Sign in first" lead="Then you set up your second factor.">
        <Button variant="hot" size="large" isBlock to={paths.auth()}>
          {accountTexts.signIn}
        </Button>
      </AuthFrame>
    )
  }
  if (!security.data) {
    return (
      <AuthFrame title="Second factor">
        <p className="hidden text-body-s text-ink-2 noscript:block">
          This step needs JavaScript in your browser.
        </p>
        <Skeleton className="h-40 noscript:hidden" />
      </AuthFrame>
    )
  }
  const { appSince, passkeys } = security.data.security
  if (appSince || passkeys.length > 0) {
    return (
      <AuthFrame title="Confirm it's you" lead="Your role asks for your second factor.">
        <ProofForm onProven={goOn} action="Go on" />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Set up a second factor"
      lead="Your role opens other people's accounts, so a password alone isn't enough. It takes a minute."
    >
      {way === 'app' ? (
        <AppSetup
          isNarrow
          onDone={(made) => {
            setCodes(made)
            void refreshSecurity()
          }}
          onCancel={() => setWay(null)}
        />
      ) : (
        <div className="grid gap-2">
          <PasskeySetup onDone={goOn} />
          <Button size="large" isBlock onClick={() => setWay('app')}>
            Set up an authenticator app
          </Button>
        </div>
      )}
    </AuthFrame>
  )
}
