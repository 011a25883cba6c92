import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { signInMailLimits } from '#domain/accounts/limits.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { wordsOf } from '#web/lib/calls/refusalWords.ts'
import { minutesOf, useEachSecond } from '#web/lib/time/useEachSecond.ts'
import { CodeInput } from '#web/ui/forms/CodeInput.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import type { AuthAnswer } from '../queries.ts'
import { askAuth } from '../queries.ts'
import { OutgoingMail } from './OutgoingMail.tsx'
import { SubmitButton } from './SubmitButton.tsx'

type Props = {
  email: string
  next: string | undefined
  /** Until when the code of the newest email works. */
  expiresAt: string
  onSignedIn: (answer: AuthAnswer) => Promise<void>
  onAskedAnew: (expiresAt: string) => void
}

/** The six digits of the email, on the page that asked for them (K22). */
export function CodeForm({ email, next, expiresAt, onSignedIn, onAskedAnew }: Props) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const field = useRef<HTMLDivElement>(null)
  const focus = () => field.current?.querySelector('input')?.focus()
  useEffect(focus, [])

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
  const again = useMutation({
    mutationFn: () => askAuth('sign-in/mail', { email, ...(next ? { next } : {}) }),
    onSuccess: (answer) => {
      setProblem(null)
      setCode('')
      onAskedAnew(answer.expiresAt ?? '')
      focus()
    },
    onError: (error) => setProblem(wordsOf(refusalOf(error))),
  })

  function send(given: string) {
    if (guess.isPending) return
    if (given.length < signInMailLimits.digits) {
      setProblem('Type all six digits.')
      return focus()
    }
    setProblem(null)
    guess.mutate(given)
  }

  return (
    <form
      method="post"
      noValidate
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault()
        send(code)
      }}
    >
      <div ref={field}>
        <Field label="Six-digit code" error={problem}>
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
      </div>
      <SubmitButton isBusy={guess.isPending} busyLabel="Signing in">
        {accountTexts.signIn}
      </SubmitButton>
      <dl className="divide-y divide-line border-y border-line text-body-s text-ink-2">
        <div className="flex justify-between gap-4 py-3">
          <ValidFor expiresAt={expiresAt} />
          <dd>once, in this browser</dd>
        </div>
        <div className="flex items-center justify-between gap-4 py-1">
          <dt>{again.isSuccess ? 'We sent a new one.' : 'Nothing in your inbox?'}</dt>
          <dd>
            <button
              type="button"
              disabled={again.isPending}
              onClick={() => again.mutate()}
              className="min-h-11 font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
            >
              {again.isPending ? 'Sending' : 'Send a new one'}
            </button>
          </dd>
        </div>
      </dl>
      <OutgoingMail />
    </form>
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
