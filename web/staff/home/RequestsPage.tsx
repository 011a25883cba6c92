import { FiguresToday } from '#web/features/board/advised/FiguresToday.tsx'
import { RequestsStaff } from '#web/features/inquiries/screens/RequestsStaff.tsx'

/** The staff inbox; next to a request of a member whom the reader advises stand that member's figures (4.13.9). */
export function RequestsPage() {
  return (
    <RequestsStaff
      aside={({ memberId, isAdvised }) =>
        memberId && isAdvised ? <FiguresToday memberId={memberId} /> : null
      }
    />
  )
}
