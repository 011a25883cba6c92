import { createORPCClient } from '@orpc/client'
import { RPCLink } from '@orpc/client/fetch'
import type { ContractRouterClient } from '@orpc/contract'
import { createTanstackQueryUtils } from '@orpc/tanstack-query'
import type { Contract } from '#contract/router.ts'
import { noteEndedSignIn } from '#web/lib/calls/endedSignIn.ts'
import { wantProof } from '#web/lib/calls/proof.ts'

const link = new RPCLink({
  url: () => `${window.location.origin}/api/rpc`,
  // Another site cannot set a header without asking first, so the server takes this one as proof of our own page.
  headers: { 'x-jul': '1' },
  fetch: async (request, init) => {
    const again = request.clone()
    const answer = await fetch(request, init)
    if (answer.status === 401) noteEndedSignIn()
    if (answer.status !== 403 || !(await answer.clone().text()).includes('proof_needed')) return answer
    return (await wantProof()) ? fetch(again, init) : answer
  },
})

/** Every call of the contract, typed: `await api.board.listCards({…})`. Only its types reach the bundle. */
export const api: ContractRouterClient<Contract> = createORPCClient(link)

/** The same calls for TanStack Query: `useQuery(orpc.board.listCards.queryOptions({ input }))`, `orpc.board.key()`. */
export const orpc = createTanstackQueryUtils(api)
