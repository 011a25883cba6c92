import { useQuery } from '@tanstack/react-query'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { askAuth } from '../queries.ts'
import { FactorForm } from './FactorForm.tsx'
import { securityQuery } from './queries.ts'
import { canUsePasskeys } from './signWithPasskey.ts'

const unknown = { appSince: null, codesLeft: 0, passkeys: [], isFactorAsked: false }

/** The ways that this person has to prove who they are. */
export function ProofForm({ onProven, action = 'Confirm' }: { onProven: () => void; action?: string }) {
  const { data, isError } = useQuery(securityQuery())
  if (!data && !isError) {
    return (
      <Loading>
        <Skeleton className="h-12" />
        <Skeleton className="mt-4 h-12" />
      </Loading>
    )
  }
  // Where it cannot be said which ways there are, the server says whether the password is one.
  const { appSince, codesLeft, passkeys, isFactorAsked } = data?.security ?? unknown
  const hasPasskey = passkeys.length > 0 && canUsePasskeys()
  return (
    <FactorForm
      ways={[
        ...(appSince ? (['app'] as const) : []),
        ...(hasPasskey ? (['passkey'] as const) : []),
        ...(appSince && codesLeft > 0 ? (['recovery'] as const) : []),
        ...(appSince || (isFactorAsked && passkeys.length > 0) ? [] : (['password'] as const)),
      ]}
      action={action}
      busyLabel="Checking"
      onGive={async (given) => {
        await askAuth('prove', given)
        onProven()
      }}
    />
  )
}
