import type { ReactNode } from 'react'
import { lazy, memo, Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import type { AuthDocument } from '#domain/accounts/rules/signInForm.ts'
import { codeTexts } from '#domain/accounts/texts/codes.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import type { AuthAnswer, FactorWay } from '#web/features/accounts/queries.ts'
import { askAuth, fetchMe, needsWelcome, rememberAsked, wasAsked } from '#web/features/accounts/queries.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { keepNext } from '#web/lib/signIn/keptNext.ts'
import type { Me } from '#web/lib/signIn/session.tsx'
import { useSession } from '#web/lib/signIn/session.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Skeleton } from '#web/ui/states/Skeleton.tsx'
import { AddressForm } from '../AddressForm.tsx'
import { AuthFrame } from '../AuthFrame.tsx'
import { DemoButton } from '../DemoButton.tsx'
import { mailNext, PostedEnd } from '../PostedEnd.tsx'
import { SignInForm } from '../SignInForm.tsx'
import { useAuthDocument } from '../useAuthDocument.ts'
import { hasSetUp, useEntrance } from '../useEntrance.ts'

// What a person who only signs in does not see, comes after they can.
const CodeForm = lazy(() => import('../CodeForm.tsx').then((module) => ({ default: module.CodeForm })))
const FactorForm = lazy(() =>
  import('../../factors/FactorForm.tsx').then((module) => ({ default: module.FactorForm })),
)
const MailSent = lazy(() => import('../MailSent.tsx').then((module) => ({ default: module.MailSent })))
const SignUpForm = lazy(() => import('../SignUpForm.tsx').then((module) => ({ default: module.SignUpForm })))
const WelcomeForm = lazy(() =>
  import('../../profile/WelcomeForm.tsx').then((module) => ({ default: module.WelcomeForm })),
)

type EmailKind = 'send-verification-email' | 'request-password-reset'
type Step =
  | { name: 'form' }
  | { name: 'mail'; email: string; emailKind: EmailKind }
  | { name: 'code'; email: string; expiresAt: string }
  | { name: 'factor'; factors: readonly FactorWay[] }
  | { name: 'welcome'; me: Me }

/** The page is written at build without the rest of its address, which is known once the program runs. */
function useMode(): { mode: AuthDocument<'/auth'>; search: string } {
  const isReady = useReady()
  const { search } = useLocation()
  return { mode: useAuthDocument('/auth'), search: isReady ? search : '' }
}

/** Signing in, joining, asking for a new password, and once the question who the person is (T-199, T-024). */
export function AuthSite() {
  const { mode, search } = useMode()
  const [step, setStep] = useState<Step>({ name: 'form' })
  const session = useSession()
  const enter = useEntrance()
  // A sign-in of this page decides itself where it leads; somebody who already was signed in just goes on.
  const isEntering = useRef(false)
  const isSignedIn = session.state === 'signed-in'
  const next = new URLSearchParams(search).get('next') ?? undefined
  // Carried from the one form to the other within the page, and never in its address.
  const typed = useRef('')

  useEffect(() => {
    if (isSignedIn && !isEntering.current) enter(search)
  }, [isSignedIn, enter, search])

  /** The first step is done; where a second factor is on, it is asked for before anybody is signed in. */
  async function begin({ factors }: AuthAnswer) {
    if (!factors?.length) return await goOn()
    setStep({ name: 'factor', factors })
    window.scrollTo(0, 0)
  }

  async function goOn() {
    isEntering.current = true
    const me = await fetchMe().catch((error: unknown) => {
      // Once it is known, it leads on by itself.
      isEntering.current = false
      throw error
    })
    if (!me) {
      isEntering.current = false
      toast.error(accountUiTexts.insecureHost)
    } else if (needsWelcome(me) && !wasAsked(me) && !hasSetUp()) {
      rememberAsked(me)
      setStep({ name: 'welcome', me })
      window.scrollTo(0, 0)
    } else enter(search)
  }

  const sendMail = (emailKind: EmailKind) => (email: string) => setStep({ name: 'mail', email, emailKind })
  const back = () => setStep({ name: 'form' })
  const waitForMail = useCallback((email: string) => {
    keepNext(new URLSearchParams(window.location.search).get('next') ?? undefined)
    setStep({ name: 'mail', email, emailKind: 'send-verification-email' })
  }, [])
  async function askSignInMail(email: string) {
    const { expiresAt = '' } = await askAuth('sign-in/mail', { email, ...(next ? { next } : {}) })
    setStep({ name: 'code', email, expiresAt })
    window.scrollTo(0, 0)
  }
  // A form that is drawn once asks what is known when it is sent.
  const later = useRef(begin)
  later.current = begin
  const beginLater = useCallback((answer: AuthAnswer) => later.current(answer), [])

  if (step.name === 'welcome') {
    return (
      <AuthFrame title={accountUiTexts.askUserType} lead="So your console starts with what matters to you.">
        <Later>
          <WelcomeForm me={step.me} onDone={() => enter(search)} />
        </Later>
      </AuthFrame>
    )
  }
  if (step.name === 'mail') {
    const isReset = step.emailKind === 'request-password-reset'
    return (
      <AuthFrame title="Check your email">
        <Later>
          <MailSent
            email={step.email}
            emailKind={step.emailKind}
            next={mailNext[isReset ? 'mailed' : 'joined']}
            onBack={back}
          />
        </Later>
      </AuthFrame>
    )
  }
  if (step.name === 'factor') {
    const { factors } = step
    return (
      <AuthFrame
        title={codeTexts.factorTitle}
        lead={codeTexts.factorLead}
        back={{ label: 'Start over', onPress: back }}
      >
        <Later>
          <FactorForm
            ways={factors.includes('app') ? [...factors, 'recovery'] : factors}
            action={accountTexts.signIn}
            busyLabel="Signing in"
            onGive={async ({ password: _, ...given }) => {
              await askAuth('second-factor', given)
              await goOn()
            }}
          />
        </Later>
      </AuthFrame>
    )
  }
  if (step.name === 'code') {
    const { email, expiresAt } = step
    return (
      <AuthFrame
        title={codeTexts.title}
        lead={
          <>
            It went to <span className="break-all">{email}</span>, if this address can be used. The link in
            the same email does the same thing.
          </>
        }
        back={{ label: 'Use another address', onPress: back }}
        note={codeTexts.note}
      >
        <Later>
          <CodeForm
            sent={{ email, expiresAt, onAskedAnew: (until) => setStep({ ...step, expiresAt: until }) }}
            onSignedIn={begin}
          />
        </Later>
      </AuthFrame>
    )
  }
  if (mode === 'joined' || mode === 'mailed' || mode === 'changed')
    return <PostedEnd end={mode} next={next} />
  if (mode === 'code') {
    return (
      <AuthFrame title={codeTexts.title} lead={codeTexts.lead} note={codeTexts.note}>
        <Typing onSignedIn={beginLater} />
      </AuthFrame>
    )
  }
  if (mode === 'link') {
    return (
      <AuthFrame
        title={codeTexts.linkTitle}
        lead={
          <>
            {codeTexts.linkLead} Have a password?{' '}
            <TextLink to={paths.auth('sign-in', next)} className="text-[length:inherit]!">
              Sign In
            </TextLink>
          </>
        }
      >
        <AddressForm label={codeTexts.linkAction} onSend={askSignInMail} />
      </AuthFrame>
    )
  }
  if (mode === 'sign-up') {
    return (
      <AuthFrame
        title="Join the juliverse"
        lead={
          <>
            Already a member?{' '}
            <TextLink to={paths.auth('sign-in', next)} className="text-[length:inherit]!">
              Sign In
            </TextLink>
          </>
        }
      >
        <Joining onSent={waitForMail} />
      </AuthFrame>
    )
  }
  if (mode === 'forgot') {
    return (
      <AuthFrame
        title="Choose a new password"
        lead={
          <>
            We'll email you a link. Remembered it?{' '}
            <TextLink to={paths.auth('sign-in', next)} className="text-[length:inherit]!">
              Sign In
            </TextLink>
          </>
        }
      >
        <AddressForm
          label="Send link"
          email={typed.current}
          onSend={async (email) => {
            await askAuth('request-password-reset', { email })
            sendMail('request-password-reset')(email)
          }}
        />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame
      title="Sign in to your console"
      lead={
        <>
          New here?{' '}
          <TextLink to={paths.auth('sign-up', next)} className="text-[length:inherit]!">
            Join the juliverse
          </TextLink>
        </>
      }
    >
      <SignInForm
        forgotTo={paths.auth('forgot', next)}
        onForgot={(email) => {
          typed.current = email
        }}
        linkTo={paths.auth('link', next)}
        onSignedIn={begin}
        onMail={askSignInMail}
        onResend={async (email) => {
          await askAuth('send-verification-email', { email })
          sendMail('send-verification-email')(email)
        }}
      />
      <div className="mt-2">
        <DemoButton onSignedIn={goOn} />
      </div>
    </AuthFrame>
  )
}

/** Drawn once: drawn anew before its own program came, the form would lose what was typed into the document. */
const Joining = memo(function Joining({ onSent }: { onSent: (email: string) => void }) {
  return (
    <Later>
      <SignUpForm onSent={onSent} />
    </Later>
  )
})

const Typing = memo(function Typing({ onSignedIn }: { onSignedIn: (answer: AuthAnswer) => Promise<void> }) {
  return (
    <Later>
      <CodeForm sent={null} onSignedIn={onSignedIn} />
    </Later>
  )
})

function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-72" />}>{children}</Suspense>
}
