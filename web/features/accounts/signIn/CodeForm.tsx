import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { paths } from '#contract/paths.ts'
import { signInMailLimits } from '#domain/accounts/limits.ts'
import { codeProblem, readCode } from '#domain/accounts/rules/signInForm.ts'
import { codeTexts } from '#domain/accounts/texts/codes.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { useWritten } from '#web/lib/forms/useWritten.ts'
import { minutesOf, useEachSecond } from '#web/lib/time/useEachSecond.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { CodeInput } from '#web/ui/forms/CodeInput.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { WrittenCode } from '#web/ui/forms/WrittenCode.tsx'
import { WrittenRefusal } from '#web/ui/forms/WrittenRefusal.tsx'
import type { AuthAnswer } from '../queries.ts'
import { askAuth } from '../queries.ts'
import { OutgoingMail } from './OutgoingMail.tsx'
import { SubmitButton } from './SubmitButton.tsx'

type Props = {
  /** To whom it was sent; null where the page was opened anew, or is the document of the build (0078). */
  sent: { email: string; expiresAt: string; onAskedAnew: (expiresAt: string) => void } | null
  onSignedIn: (answer: AuthAnswer) => Promise<void>
}

/** Where somebody was going, by the address of the page as it is when that is asked. */
const nextHere = () => new URLSearchParams(window.location.search).get('next') ?? undefined

/** The six digits of the email, on the page that asked for them (K22). */
export function CodeForm({ sent, onSignedIn }: Props) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isAsWritten, setAsWritten] = useState(true)
  const place = useRef<HTMLDivElement>(null)
  const focus = () => place.current?.querySelector('input')?.focus()
  const { isWritten, field } = useWritten((written) => {
    setCode(readCode(written.typed).slice(0, signInMailLimits.digits))
    setProblem(written.problem)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: safe because the field that the program draws gets the focus
  useEffect(focus, [isWritten])

  const guess = useMutation({
    mutationFn: (given: string) => askAuth('sign-in/code', { code: given }),
    onSuccess: onSignedIn,
    onError: (error) => {
      const refusal = refusalOf(error)
      setProblem(refusal.problems[0]?.message ?? wordsOf(refusal))
      setCode('')
      focus()
    },
  })

  function send(given: string) {
    if (guess.isPending) return
    setAsWritten(false)
    const wrong = codeProblem(given)
    setProblem(wrong)
    if (wrong !== null) return focus()
    guess.mutate(given)
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        if (isWritten) return
        event.preventDefault()
        send(code)
      }}
    >
      {isAsWritten ? <WrittenRefusal name="refused" /> : null}
      <div ref={place}>
        {isWritten ? (
          <WrittenCode ref={field} label={codeTexts.label} maxLength={20} isDigits />
        ) : (
          <Field label={codeTexts.label} error={problem}>
            <CodeInput
              name="code"
              value={code}
              onChange={(typed) => {
                setCode(typed)
                if (typed !== '') setProblem(null)
              }}
              onWhole={send}
            />
          </Field>
        )}
      </div>
      <SubmitButton isPosted isBusy={guess.isPending} busyLabel="Signing in">
        {accountTexts.signIn}
      </SubmitButton>
      <dl className="divide-y divide-line border-y border-line text-body-s text-ink-2">
        <div className="flex justify-between gap-4 py-3">
          {sent ? <ValidFor expiresAt={sent.expiresAt} /> : <dt>{codeTexts.validFor}</dt>}
          <dd>{codeTexts.once}</dd>
        </div>
        {sent ? (
          <Again
            email={sent.email}
            onSent={(expiresAt) => {
              setProblem(null)
              setCode('')
              sent.onAskedAnew(expiresAt)
              focus()
            }}
            onFailed={setProblem}
          />
        ) : (
          <div className="flex items-center justify-between gap-4 py-1">
            <dt>{codeTexts.notThere}</dt>
            <dd>
              <TextLink to={paths.auth('link')} className="min-h-11 text-ink">
                {codeTexts.again}
              </TextLink>
            </dd>
          </div>
        )}
      </dl>
      <OutgoingMail />
    </form>
  )
}

type AgainProps = {
  email: string
  onSent: (expiresAt: string) => void
  onFailed: (words: string) => void
}

function Again({ email, onSent, onFailed }: AgainProps) {
  const next = nextHere()
  const again = useMutation({
    mutationFn: () => askAuth('sign-in/mail', { email, ...(next ? { next } : {}) }),
    onSuccess: (answer) => onSent(answer.expiresAt ?? ''),
    onError: (error) => onFailed(wordsOf(refusalOf(error))),
  })
  return (
    <div className="flex items-center justify-between gap-4 py-1">
      <dt>{again.isSuccess ? 'We sent a new one.' : codeTexts.notThere}</dt>
      <dd>
        <button
          type="button"
          aria-disabled={again.isPending || undefined}
          onClick={() => again.isPending || again.mutate()}
          className="min-h-11 font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
        >
          {again.isPending ? 'Sending' : codeTexts.again}
        </button>
      </dd>
    </div>
  )
}

function ValidFor({ expiresAt }: { expiresAt: string }) {
  const now = useEachSecond()
  const seconds = Math.max(0, Math.floor((Date.parse(expiresAt) - now) / 1_000))
  if (!(seconds > 0)) return <dt>Expired. Send a new one.</dt>
  return (
    <dt>
      Valid for <b className="text-ink tnum">{minutesOf(seconds)}</b>
    </dt>
  )
}
