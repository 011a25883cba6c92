import { ResetSite } from '#web/features/accounts/signIn/screens/ResetSite.tsx'

export const meta = () => [{ title: 'Choose a new password, JUL' }, { name: 'robots', content: 'noindex' }]

export default function ResetRoute() {
  return <ResetSite />
}
