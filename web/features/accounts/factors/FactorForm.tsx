import { useMutation } from '@tanstack/react-query'
import { Fingerprint } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef, useState } from 'react'
import { readCode } from '#domain/accounts/rules/signInForm.ts'
import { codeTexts } from '#domain/accounts/texts/codes.ts'
import { useWritten } from '#web/lib/forms/useWritten.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { CodeInput } from '#web/ui/forms/CodeInput.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { PasswordInput } from '#web/ui/forms/PasswordInput.tsx'
import { WrittenCode } from '#web/ui/forms/WrittenCode.tsx'
import { WrittenRefusal } from '#web/ui/forms/WrittenRefusal.tsx'
import type { GivenFactor } from '../queries.ts'
import { factorWords } from './queries.ts'
import { signWithPasskey } from './signWithPasskey.ts'

type Way = 'app' | 'recovery' | 'passkey' | 'password'
type Given = GivenFactor & { password?: string }

type Props = {
  ways: readonly Way[]
  action: string
  busyLabel: string
  /** Sends what was given; whatever it throws is said here. */
  onGive: (given: Given) => Promise<void>
  aside?: ReactNode
  /** The form of a document: the browser posts it by itself until the program runs (0078). */
  isPosted?: boolean
}

const others: Record<Way, string> = {
  app: 'Use the authenticator app',
  recovery: 'Use a recovery code',
  passkey: 'Use a passkey',
  password: 'Use the password',
}

/** One proof of who is here, by any of the ways this person has. */
export function FactorForm({ ways, action, busyLabel, onGive, aside, isPosted = false }: Props) {
  const [way, setWay] = useState<Way>(ways[0] ?? 'password')
  const [text, setText] = useState('')
  const [written, setWritten] = useState<string | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const focus = () => form.current?.querySelector<HTMLElement>('input')?.focus()
  const { isWritten, field } = useWritten(({ typed, problem }) => {
    // A code of the app is digits alone.
    const isRecovery = /[a-z]/i.test(typed)
    if (isRecovery) setWay('recovery')
    setText(isRecovery ? typed : readCode(typed).slice(0, 6))
    setWritten(problem)
  })
  const isPlain = isPosted && isWritten
  // biome-ignore lint/correctness/useExhaustiveDependencies: safe because the first field of another way gets the focus
  useEffect(focus, [way, isPlain])

  const give = useMutation({
    mutationFn: async (given: Given) => await onGive(given),
    onError: () => {
      if (way === 'app') setText('')
      focus()
    },
  })
  const passkey = useMutation({
    mutationFn: async () => await onGive({ assertion: await signWithPasskey() }),
  })
  const failed = give.error ?? passkey.error
  const problem = failed ? factorWords(failed) : written
  const isBusy = give.isPending || passkey.isPending

  function send(given: string) {
    if (isBusy) return
    setWritten(null)
    passkey.reset()
    if (way === 'app') give.mutate({ code: given })
    else give.mutate(way === 'recovery' ? { recoveryCode: given } : { password: given })
  }
  function change(next: Way) {
    give.reset()
    passkey.reset()
    setWritten(null)
    setText('')
    setWay(next)
    if (next === 'passkey') passkey.mutate()
  }

  return (
    <form
      ref={form}
      method="post"
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        if (isPlain) return
        event.preventDefault()
        if (way === 'passkey') passkey.mutate()
        else if (text !== '') send(text)
        else focus()
      }}
    >
      {isPosted ? <WrittenRefusal name="refused" /> : null}
      {way === 'passkey' ? <FormError>{problem}</FormError> : null}
      {isPlain ? (
        <WrittenCode ref={field} label={codeTexts.factorLabel} hint={codeTexts.factorHint} maxLength={40} />
      ) : null}
      {way === 'app' && !isPlain ? (
        <Field label={codeTexts.factorLabel} error={problem}>
          <CodeInput name="code" value={text} onChange={setText} onWhole={send} />
        </Field>
      ) : null}
      {way === 'recovery' ? (
        <Field label="Recovery code" hint="Each one works once." error={problem}>
          <Input
            size="large"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      ) : null}
      {way === 'password' ? (
        <Field label="Password" error={problem}>
          <PasswordInput
            size="large"
            autoComplete="current-password"
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </Field>
      ) : null}
      <Button
        type="submit"
        variant="hot"
        size="large"
        isBlock
        isBusy={isBusy}
        busyLabel={busyLabel}
        {...(way === 'passkey' ? { icon: Fingerprint } : {})}
      >
        {way === 'passkey' ? 'Use a passkey' : action}
      </Button>
      {ways.length > 1 && !isPlain ? (
        <div className="flex flex-wrap gap-x-5">
          {ways
            .filter((each) => each !== way)
            .map((each) => (
              <button
                key={each}
                type="button"
                onClick={() => change(each)}
                className="min-h-11 text-body-s font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
              >
                {others[each]}
              </button>
            ))}
        </div>
      ) : null}
      {aside}
    </form>
  )
}
