import { ResetSite } from '#web/features/accounts/signIn/screens/ResetSite.tsx'
import { brandName } from '#web/lib/page/siteNames.ts'

export const meta = () => [
  { title: `Choose a new password, ${brandName}` },
  { name: 'robots', content: 'noindex' },
]

export default function ResetRoute() {
  return <ResetSite />
}
