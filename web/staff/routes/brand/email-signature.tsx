import { screen } from '#web/lib/page/screen.tsx'
import { PageSkeleton } from '../../shell/PageSkeleton.tsx'

const signature = screen(() =>
  import('#web/features/accounts/profile/screens/EmailSignatureStaff.tsx').then((module) => ({
    default: module.EmailSignatureStaff,
  })),
)
signature.loadEarly()

export const meta = () => [{ title: 'Email signature, JUL VIP' }]

export default function EmailSignatureStaffRoute() {
  return <signature.Screen waiting={<PageSkeleton />} />
}
