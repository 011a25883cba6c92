import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { codeTexts } from '#domain/accounts/texts/codes.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { wordsOfError } from '#web/lib/calls/refusalWords.ts'
import { useSentForm } from '#web/lib/forms/useSentForm.ts'
import { untilReady, useReady } from '#web/lib/page/useReady.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { FormError } from '#web/ui/forms/FormError.tsx'
import { PasswordInput } from '#web/ui/forms/PasswordInput.tsx'
import { WrittenRefusal } from '#web/ui/forms/WrittenRefusal.tsx'
import type { AuthAnswer } from '../queries.ts'
import { askAuth } from '../queries.ts'
import { EmailField, emailRule } from './EmailField.tsx'
import { PasskeyButton } from './PasskeyButton.tsx'
import { SubmitButton } from './SubmitButton.tsx'

type Entry = { email: string; password: string }

type Props = {
  forgotTo: string
  /** Somebody goes there, with the address as it is typed by then. */
  onForgot: (email: string) => void
  /** Where the link is asked for without the program. */
  linkTo: string
  onSignedIn: (answer: AuthAnswer) => Promise<void>
  /** Another way in than the password, for the address as typed. */
  onMail: (email: string) => Promise<void>
  /** The address may still wait to be confirmed; asks for the message again. */
  onResend: (email: string) => Promise<void>
}

/**
 * Email and password. One answer for wrong, unknown, unconfirmed and shut out (T-199). Before the program runs, or without
 * it, the browser posts this form to the page's own address, and the server does the same (usable in 4 s at 50 kB/s).
 */
export function SignInForm({ forgotTo, onForgot, linkTo, onSignedIn, onMail, onResend }: Props) {
  // No default values: what was typed or filled in before the program ran stays in its field.
  const { register, submit, setError, setWhole, trigger, getValues, formState, whole } = useSentForm<Entry>({
    fields: ['email', 'password'],
  })
  const { errors, isSubmitting } = formState
  const isReady = useReady()
  const [wasRefused, setRefused] = useState(false)
  // What the server wrote into the page stands until the program sends the form itself.
  const [isAsWritten, setAsWritten] = useState(true)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (form.current?.querySelector('#password-problem')?.textContent) setRefused(true)
  }, [])

  const send = submit(
    async ({ email, password }) => {
      setRefused(false)
      setAsWritten(false)
      await onSignedIn(await askAuth('sign-in/email', { email: email.trim(), password }))
    },
    ({ code, message }) => {
      const isWrong = code === 'UNAUTHORIZED'
      setRefused(isWrong)
      if (isWrong) setError('password', { message }, { shouldFocus: true })
      return isWrong
    },
  )

  const sayWhole = (error: Error) => setWhole(wordsOfError(error))
  const mail = useMutation({ mutationFn: onMail, onError: sayWhole })
  const again = useMutation({ mutationFn: onResend, onError: sayWhole })
  async function ask(way: typeof mail) {
    if (way.isPending || !(await trigger('email', { shouldFocus: true }))) return
    setWhole(null)
    way.mutate(getValues('email').trim())
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="grid gap-4">
      {isAsWritten ? <WrittenRefusal name="refused" /> : null}
      <FormError>{whole}</FormError>
      <div className="grid gap-1.5">
        <EmailField
          error={errors.email?.message}
          {...register('email', { validate: emailRule })}
          data-fill="email"
        />
        {isAsWritten ? <WrittenRefusal name="email-problem" /> : null}
      </div>
      <div className="grid gap-1.5">
        <Field
          label="Password"
          error={errors.password?.message}
          aside={
            <TextLink
              to={forgotTo}
              className="text-caption! text-ink"
              onClick={() => onForgot((getValues('email') ?? '').trim())}
            >
              Forgot password?
            </TextLink>
          }
        >
          <PasswordInput
            size="large"
            autoComplete="current-password"
            {...register('password', { validate: (text) => text !== '' || fieldTexts.required('Password') })}
            data-fill="password"
          />
        </Field>
        {isAsWritten ? <WrittenRefusal name="password-problem" /> : null}
      </div>
      {wasRefused ? (
        <p className="-mt-1 text-caption text-ink-2">
          Email not confirmed yet?{' '}
          <button
            type="button"
            aria-disabled={again.isPending || undefined}
            onClick={() => void ask(again)}
            className="font-semibold text-ink underline decoration-line-strong underline-offset-4 hover:decoration-current"
          >
            {again.isPending ? 'Sending' : 'Resend email'}
          </button>
        </p>
      ) : null}
      <div className="mt-2 grid">
        <SubmitButton isPosted isBusy={isSubmitting} busyLabel="Signing in">
          {accountTexts.signIn}
        </SubmitButton>
      </div>
      <p className="my-2 flex items-center gap-3.5 text-caption text-ink-3 before:h-px before:flex-1 before:bg-line-strong after:h-px after:flex-1 after:bg-line-strong">
        or
      </p>
      <div className="hidden gap-2 noscript:grid">
        <Button size="large" isBlock icon={Mail} to={linkTo}>
          {codeTexts.linkAction}
        </Button>
        <p className="text-body-s text-ink-2">{codeTexts.passkeyNeeds}</p>
      </div>
      <fieldset disabled={!isReady} {...untilReady(!isReady)} className="grid gap-2 noscript:hidden">
        <Button
          size="large"
          isBlock
          icon={Mail}
          isBusy={mail.isPending}
          busyLabel="Sending"
          onClick={() => void ask(mail)}
        >
          {codeTexts.linkAction}
        </Button>
        <PasskeyButton onSignedIn={onSignedIn} />
      </fieldset>
    </form>
  )
}
