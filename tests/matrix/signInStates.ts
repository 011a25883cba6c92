import type { CallMeta } from '#contract/call.ts'
import type { ActorName, Name } from './cast.ts'
import { isStaff } from './cast.ts'
import type { Outcome } from './law.ts'

/** A sign-in that is something else than open, whose it is, and the columns that make it so. */
export type SignInState = {
  readonly of: Exclude<ActorName, 'visitor'>
  /** SQL of the columns that differ from those of an open sign-in. */
  readonly columns: Readonly<Record<string, string>>
  readonly isGone?: true
  /** Whom a call takes its sender for. */
  readonly acts: ActorName
  /** Whose rows it then reaches for, where they are not that actor's own. */
  readonly reaches?: Name
  /** What a call answers before it looks at anything else; null where it answers as to that actor. */
  refuses(meta: CallMeta, acts: ActorName): Outcome | null
}

/** Nobody is there: what is open to anyone is answered, as to anyone. */
const nobody = ({ access }: CallMeta): Outcome | null => (access === 'anyone' ? null : '401')
/** Areas that are nobody's business are not there, whatever else is wrong. */
const isHidden = ({ access }: CallMeta, acts: ActorName): boolean =>
  (access === 'admin' && acts !== 'admin') || (access === 'staff' && !isStaff(acts))

/** Every state that a sign-in can be in besides open, with its answer to any call, by the call's own description alone. */
export const signInStates: Readonly<Record<string, SignInState>> = {
  'half-signed-in': { of: 'admin', acts: 'visitor', columns: { awaits_factor: 'true' }, refuses: nobody },
  'idle for too long': {
    of: 'desktopPro',
    acts: 'visitor',
    refuses: nobody,
    columns: { expires_at: `now() - interval '1 second'` },
  },
  'open for too long': {
    of: 'admin',
    acts: 'visitor',
    refuses: nobody,
    columns: { created_at: `now() - interval '8 hours 1 second'` },
  },
  revoked: { of: 'desktopPro', acts: 'visitor', columns: {}, isGone: true, refuses: nobody },
  locked: {
    of: 'admin',
    acts: 'admin',
    columns: { locked_at: 'now()' },
    refuses: (meta) => (meta.access === 'anyone' || meta.whileLocked ? null : '403 locked'),
  },
  'proven too long ago': {
    of: 'admin',
    acts: 'admin',
    columns: { proven_at: `now() - interval '10 minutes 10 seconds'` },
    refuses: (meta) => (meta.proof ? '403 proof_needed' : null),
  },
  'without the second factor': {
    // Of the role nothing is left: a member without a plan, who may set the factor up.
    ...{ of: 'admin', acts: 'free', reaches: 'admin' },
    columns: { factor_at: 'null' },
    refuses: ({ access }) => (access === 'admin' || access === 'staff' ? '404' : null),
  },
  'viewing a member': {
    of: 'staffAssigned',
    acts: 'desktopProOther',
    columns: { view_member: 'the member' },
    refuses: (meta, acts) => {
      if (!(meta.whileViewing ?? meta.bucket === 'read')) return '403 viewing'
      return isHidden(meta, acts) ? '404' : null
    },
  },
  'viewing as a plan': {
    of: 'manager',
    acts: 'manager',
    columns: { view_desktop: `'desktop_pro'` },
    refuses: (meta, acts) => {
      if (isHidden(meta, acts)) return '404'
      return meta.money ? '403 viewing_as' : null
    },
  },
}
