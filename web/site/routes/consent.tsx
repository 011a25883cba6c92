import { ConsentSite } from '#web/features/consent/screens/ConsentSite.tsx'

export const meta = () => [{ title: 'Consent, JUL' }, { name: 'robots', content: 'noindex' }]

export default function ConsentRoute() {
  return <ConsentSite />
}
