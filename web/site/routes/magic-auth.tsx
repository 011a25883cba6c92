import { MagicAuthSite } from '#web/features/accounts/signIn/screens/MagicAuthSite.tsx'
import { brandName } from '#web/lib/page/siteNames.ts'

export const meta = () => [
  { title: `Sign in with your email link, ${brandName}` },
  { name: 'robots', content: 'noindex' },
]

export default function MagicAuthRoute() {
  return <MagicAuthSite />
}
