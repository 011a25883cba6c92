import type { ReactNode } from 'react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#contract/paths.ts'
import { accountTexts, accountUiTexts } from '#domain/accounts/texts.ts'
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
import { SignInForm } from '../SignInForm.tsx'
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

const modes = ['sign-in', 'sign-up', 'forgot'] as const
type Mode = (typeof modes)[number]

const titles: Record<Mode, string> = {
  'sign-in': 'Sign in, JUL',
  'sign-up': 'Join the juliverse, JUL',
  forgot: 'Choose a new password, JUL',
}

/** The page is written at build for signing in; which form is meant is known once the program runs. */
function useMode(): { mode: Mode; search: string } {
  const isReady = useReady()
  const { search } = useLocation()
  const asked = isReady ? new URLSearchParams(search).get('mode') : null
  const mode = modes.find((each) => each === asked) ?? 'sign-in'
  useEffect(() => {
    // theme.js held the written form back where another one was asked for.
    delete document.documentElement.dataset.late
  }, [])
  useEffect(() => {
    document.title = titles[mode]
  }, [mode])
  return { mode, search: isReady ? search : '' }
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
    const me = await fetchMe()
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
  async function askSignInMail(email: string) {
    const { expiresAt = '' } = await askAuth('sign-in/mail', { email, ...(next ? { next } : {}) })
    setStep({ name: 'code', email, expiresAt })
    window.scrollTo(0, 0)
  }

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
            next={
              isReset
                ? 'The link in the email works once and expires in an hour.'
                : 'Open the link to confirm your email, then sign in. It works once, for as long as the email says.'
            }
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
        title="Confirm it's you"
        lead="Your account asks for a second factor."
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
        title="Enter the code we sent you"
        lead={
          <>
            It went to <span className="break-all">{email}</span>, if this address can be used. The link in
            the same email does the same thing.
          </>
        }
        back={{ label: 'Use another address', onPress: back }}
        note="The code works only in the browser that asked for it."
      >
        <Later>
          <CodeForm
            email={email}
            next={next}
            expiresAt={expiresAt}
            onSignedIn={begin}
            onAskedAnew={(until) => setStep({ ...step, expiresAt: until })}
          />
        </Later>
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
        <Later>
          <SignUpForm
            onSent={(email) => {
              keepNext(next)
              sendMail('send-verification-email')(email)
            }}
          />
        </Later>
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
          emailKind="request-password-reset"
          label="Send link"
          onSent={sendMail('request-password-reset')}
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
        onSignedIn={begin}
        onMail={askSignInMail}
        onResend={sendMail('send-verification-email')}
      />
      <div className="mt-2">
        <DemoButton onSignedIn={goOn} />
      </div>
    </AuthFrame>
  )
}

function Later({ children }: { children: ReactNode }) {
  return <Suspense fallback={<Skeleton className="h-72" />}>{children}</Suspense>
}
