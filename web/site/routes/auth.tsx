import type { MetaArgs } from 'react-router'
import type { AuthDocument } from '#domain/accounts/rules/signInForm.ts'
import { AuthSite } from '#web/features/accounts/signIn/screens/AuthSite.tsx'
import { documentAt } from '#web/features/accounts/signIn/useAuthDocument.ts'
import { brandName } from '#web/lib/page/siteNames.ts'

const titles: Record<AuthDocument<'/auth'>, string> = {
  'sign-in': `Sign in, ${brandName}`,
  'sign-up': `Join the juliverse, ${brandName}`,
  forgot: `Choose a new password, ${brandName}`,
  link: `Sign in without a password, ${brandName}`,
  code: `Enter your code, ${brandName}`,
  joined: `Check your email, ${brandName}`,
  mailed: `Check your email, ${brandName}`,
  changed: `Password changed, ${brandName}`,
}

export const meta = ({ location }: MetaArgs) => [
  { title: titles[documentAt('/auth', location)] },
  { name: 'robots', content: 'noindex' },
]

export default function AuthRoute() {
  return <AuthSite />
}
