import { MagicAuthSite } from '#web/features/accounts/signIn/screens/MagicAuthSite.tsx'

export const meta = () => [
  { title: 'Sign in with your email link, JUL' },
  { name: 'robots', content: 'noindex' },
]

export default function MagicAuthRoute() {
  return <MagicAuthSite />
}
