import { oc } from '@orpc/contract'
import type { Right } from '#domain/billing/rules/rights.ts'
import { callErrors } from './errors.ts'

/**
 * Who may make a call at all; whose rows it then sees is decided by the row rules, and what it may do by
 * `can…`. `member` is anyone signed in and verified, staff included.
 */
export type Access = 'anyone' | 'member' | 'staff' | 'admin'

/** Which rate a call counts against (4.12.8); `open` is for forms that a whole office sends from one address (K14). */
export type Bucket = 'read' | 'write' | 'open' | 'form' | 'sensitive' | 'codes'

/** Whose rows a call can reach: none, the caller's, also those of members the caller advises, or everybody's. */
export type Scope = 'none' | 'own' | 'assigned' | 'all'

/**
 * What every call says of itself; the permission matrix and the fuzzer are generated from it, and a call
 * without it does not compile. `refs` names the input fields that hold ids of other rows. `bodyLimit` is in
 * bytes, 65,536 where it is not given.
 */
export type CallMeta = {
  readonly access: Access
  readonly bucket: Bucket
  readonly scope: Scope
  readonly right?: Right
  /** Asks again who this is where the last proof is older than 10 minutes (T-014). */
  readonly proof?: 'recent'
  /** Answers although the screen has locked itself: what the lock itself asks for (T-015). */
  readonly whileLocked?: true
  /** Whether an advisor who looks at a member's console may make it; a read, where nothing else is said. */
  readonly whileViewing?: boolean
  /** Costs or gives what costs: refused to staff who look with another plan (T-007). */
  readonly money?: true
  /** Answers no sooner than this, in milliseconds: how long it took must tell nobody what was found (K37). */
  readonly evenMs?: number
  readonly refs?: readonly string[]
  readonly bodyLimit?: number
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

/** Opens the description of a call: its rights, how REST asks for it ('POST /board/cards'), and one sentence for the documentation. */
export function call(meta: CallMeta, asked: `${Method} /${string}`, summary: string) {
  // safe because of what is asked as: the method, a space and the path
  const [method, path] = asked.split(' ') as [Method, `/${string}`]
  const tag = path.split('/')[1] ?? 'app'
  return oc
    .$meta<CallMeta>(meta)
    .errors(callErrors)
    .route({ method, path, summary, tags: [tag], inputStructure: 'compact' })
}
