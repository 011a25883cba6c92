// A hint that somebody signed in with this browser. Documents written at build draw their header by it before the
// server is asked anything; it holds no name and grants nothing (decision 0009). theme.js reads the same key.
const key = 'jul.signedIn'

export type SignedInHint = 'member' | 'staff' | null

export function readHint(): SignedInHint {
  try {
    const hint = localStorage.getItem(key)
    return hint === 'member' || hint === 'staff' ? hint : null
  } catch {
    return null
  }
}

/** Keeps what the server answered to "who is signed in"; null takes the hint away. */
export function keepHint(me: { readonly isStaff: boolean } | null) {
  try {
    if (me) localStorage.setItem(key, me.isStaff ? 'staff' : 'member')
    else localStorage.removeItem(key)
  } catch {
    // Without storage the header offers to sign in, which leads on to the console as well.
  }
}
