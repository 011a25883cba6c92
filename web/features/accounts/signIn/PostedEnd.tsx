import { MailCheck } from 'lucide-react'
import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { keepNext } from '#web/lib/signIn/keptNext.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Banner } from '#web/ui/states/Banner.tsx'
import { AuthFrame } from './AuthFrame.tsx'
import { wayBack } from './MailSent.tsx'

/** How the email goes on: what its button opens. */
export const mailNext = {
  joined: 'Open the link to confirm your email, then sign in. It works once, for as long as the email says.',
  mailed: 'The link in the email works once and expires in an hour.',
} as const

/** Where another email is asked for. */
const again = { joined: paths.verifyEmail(), mailed: paths.auth('forgot') } as const

type Props = {
  end: 'joined' | 'mailed' | 'changed'
  /** Where they were going, if the program runs after all. */
  next: string | undefined
}

/** Where a form that the browser posted by itself leads: what happened, and how it goes on (0078). */
export function PostedEnd({ end, next }: Props) {
  useEffect(() => {
    if (end === 'joined' && next) keepNext(next)
  }, [end, next])
  if (end === 'changed')
    return (
      <AuthFrame title="Password changed" lead={accountUiTexts.passwordChanged}>
        <Button variant="hot" size="large" isBlock to={paths.auth()}>
          {accountTexts.signIn}
        </Button>
      </AuthFrame>
    )
  return (
    <AuthFrame title="Check your email">
      <div className="grid gap-5">
        <Banner icon={MailCheck}>{accountUiTexts.mailOnItsWay}</Banner>
        <p className="text-ink-2">{mailNext[end]}</p>
        <p className="text-body-s text-ink-2">
          Nothing came? <TextLink to={again[end]}>Request a new link</TextLink>.{' '}
          {end === 'joined' ? wayBack['send-verification-email'] : wayBack['request-password-reset']}{' '}
          <TextLink to={paths.auth()}>Sign In</TextLink>
        </p>
      </div>
    </AuthFrame>
  )
}
