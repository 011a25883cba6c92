import { AuthSite } from '#web/features/accounts/signIn/screens/AuthSite.tsx'

export const meta = () => [{ title: 'Sign in, JUL' }, { name: 'robots', content: 'noindex' }]

export default function AuthRoute() {
  return <AuthSite />
}
