import { VerifySite } from '#web/features/accounts/signIn/screens/VerifySite.tsx'
import { brandName } from '#web/lib/page/siteNames.ts'

export const meta = () => [
  { title: `Confirm your email, ${brandName}` },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyRoute() {
  return <VerifySite />
}
