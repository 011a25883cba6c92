import { SetupSite } from '#web/features/accounts/signIn/screens/SetupSite.tsx'
import { brandName } from '#web/lib/page/siteNames.ts'

export const meta = () => [
  { title: `Become the first admin, ${brandName}` },
  { name: 'robots', content: 'noindex' },
]

export default function SetupRoute() {
  return <SetupSite />
}
