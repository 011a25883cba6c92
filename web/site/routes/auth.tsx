import type { MetaArgs } from 'react-router'
import type { AuthDocument } from '#domain/accounts/rules/signInForm.ts'
import { AuthSite } from '#web/features/accounts/signIn/screens/AuthSite.tsx'
import { documentAt } from '#web/features/accounts/signIn/useAuthDocument.ts'

const titles: Record<AuthDocument<'/auth'>, string> = {
  'sign-in': 'Sign in, JUL',
  'sign-up': 'Join the juliverse, JUL',
  forgot: 'Choose a new password, JUL',
  joined: 'Check your email, JUL',
  mailed: 'Check your email, JUL',
  changed: 'Password changed, JUL',
}

export const meta = ({ location }: MetaArgs) => [
  { title: titles[documentAt('/auth', location)] },
  { name: 'robots', content: 'noindex' },
]

export default function AuthRoute() {
  return <AuthSite />
}
