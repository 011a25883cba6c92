import { signInLimits } from '../limits.ts'

/** The moments of a sign-in that its life is counted from; reads, streams and polls never move `lastActiveAt` (T-014). */
export type SignIn = { readonly createdAt: Date; readonly lastActiveAt: Date; readonly isStaff: boolean }

/** `warning` shows the inactivity text; `expired` says which limit ended it; `warnsAt` is null where no warning will come. */
export type SignInState = {
  readonly state: 'active' | 'warning' | 'expired'
  readonly endsAt: Date
  readonly endsBy: 'idle' | 'absolute'
  readonly warnsAt: Date | null
}

/** A browser's sign-in is warned after 25 idle minutes, ends after 30, and after 12 h whatever happens, staff 8 h (T-014, T-016). */
export function signInState(now: Date, signIn: SignIn): SignInState {
  const active = signIn.lastActiveAt.getTime()
  const idleEnd = active + signInLimits.idleMs
  const absoluteEnd =
    signIn.createdAt.getTime() + (signIn.isStaff ? signInLimits.staffAbsoluteMs : signInLimits.absoluteMs)
  const end = Math.min(idleEnd, absoluteEnd)
  const warning = active + signInLimits.warningMs
  const time = now.getTime()
  return {
    state: time >= end ? 'expired' : time >= warning ? 'warning' : 'active',
    endsAt: new Date(end),
    endsBy: idleEnd <= absoluteEnd ? 'idle' : 'absolute',
    warnsAt: warning < end ? new Date(warning) : null,
  }
}
