import { FactorSite } from '#web/features/accounts/factors/screens/FactorSite.tsx'
import { brandName } from '#web/lib/page/siteNames.ts'

export const meta = () => [{ title: `Second factor, ${brandName}` }, { name: 'robots', content: 'noindex' }]

export default function FactorRoute() {
  return <FactorSite />
}
