import type { MetaArgs } from 'react-router'
import type { AuthDocument } from '#domain/accounts/rules/signInForm.ts'
import { VerifySite } from '#web/features/accounts/signIn/screens/VerifySite.tsx'
import { documentAt } from '#web/features/accounts/signIn/useAuthDocument.ts'
import { brandName } from '#web/lib/page/siteNames.ts'

const titles: Record<AuthDocument<'/auth/verify'>, string> = {
  confirm: `Confirm your email, ${brandName}`,
  request: `Confirm your email, ${brandName}`,
  address: `Use this email address, ${brandName}`,
  undo: `Keep your old email address, ${brandName}`,
  moved: `Email address changed, ${brandName}`,
  undone: `Old email address kept, ${brandName}`,
  stopped: `Change of email address stopped, ${brandName}`,
  spent: `This link no longer works, ${brandName}`,
}

export const meta = ({ location }: MetaArgs) => [
  { title: titles[documentAt('/auth/verify', location)] },
  { name: 'robots', content: 'noindex' },
]

export default function VerifyRoute() {
  return <VerifySite />
}
