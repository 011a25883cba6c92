import { ConsentSite } from '#web/features/consent/screens/ConsentSite.tsx'
import { brandName } from '#web/lib/page/siteNames.ts'

export const meta = () => [{ title: `Consent, ${brandName}` }, { name: 'robots', content: 'noindex' }]

export default function ConsentRoute() {
  return <ConsentSite />
}
