import { VerifySite } from '#web/features/accounts/signIn/screens/VerifySite.tsx'

export const meta = () => [{ title: 'Confirm your email, JUL' }, { name: 'robots', content: 'noindex' }]

export default function VerifyRoute() {
  return <VerifySite />
}
