import { SetupSite } from '#web/features/accounts/signIn/screens/SetupSite.tsx'

export const meta = () => [{ title: 'Become the first admin, JUL' }, { name: 'robots', content: 'noindex' }]

export default function SetupRoute() {
  return <SetupSite />
}
