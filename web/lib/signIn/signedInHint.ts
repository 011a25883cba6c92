import { browserStorage } from '../storage/browserStorage.ts'

// A hint that somebody signed in with this browser. Documents written at build draw their header by it before the
// server is asked anything; it holds no name and grants nothing (decision 0009). theme.js reads the same key.
const key = 'jul.signedIn'

export type SignedInHint = 'member' | 'staff' | null

export function readHint(): SignedInHint {
  const hint = browserStorage.local.get(key)
  return hint === 'member' || hint === 'staff' ? hint : null
}

/** Keeps what the server answered to "who is signed in"; null takes the hint away. */
export function keepHint(me: { readonly isStaff: boolean } | null) {
  // Without storage the header offers to sign in, which leads on to the console as well.
  browserStorage.local.set(key, me && (me.isStaff ? 'staff' : 'member'))
}
