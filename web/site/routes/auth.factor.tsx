import { FactorSite } from '#web/features/accounts/factors/screens/FactorSite.tsx'

export const meta = () => [{ title: 'Second factor, JUL' }, { name: 'robots', content: 'noindex' }]

export default function FactorRoute() {
  return <FactorSite />
}
