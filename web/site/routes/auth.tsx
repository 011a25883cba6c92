import { AuthSite } from '#web/features/accounts/screens/AuthSite.tsx'

export const meta = () => [{ title: 'Sign in, JUL' }, { name: 'robots', content: 'noindex' }]

export default function AuthRoute() {
  return <AuthSite />
}
