import { MembersStaff } from '#web/features/accounts/people/screens/MembersStaff.tsx'
import { DeletionsStaff } from '#web/features/privacy/deletions/screens/DeletionsStaff.tsx'

/** The directory, and who asked by address to be deleted. */
export function MembersPage() {
  return (
    <>
      <MembersStaff />
      <DeletionsStaff />
    </>
  )
}
