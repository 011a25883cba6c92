import type { PersonOptions } from '#tests/app/testApp.ts'

/** Everybody who plays in the matrix, but for the visitor (4.12.21). `advisor` and `demoOther` only own or advise. */
export const cast = {
  unverified: { isVerified: false },
  free: {},
  premium: { plans: ['mobile_premium'] },
  pro: { plans: ['mobile_pro'] },
  desktopPro: { plans: ['desktop_pro'] },
  freeOther: {},
  premiumOther: { plans: ['mobile_premium'] },
  proOther: { plans: ['mobile_pro'] },
  desktopProOther: { plans: ['desktop_pro'] },
  demo: { isDemo: true, plans: ['mobile_premium', 'mobile_pro', 'desktop_pro'] },
  demoOther: { isDemo: true, plans: ['mobile_premium', 'mobile_pro', 'desktop_pro'] },
  staffAssigned: { roles: ['staff'] },
  staffUnassigned: { roles: ['staff'] },
  /** Unassigned staff who schedules: leads sessions of a member whom somebody else advises (4.13.1). */
  staffScheduler: { roles: ['staff'] },
  manager: { roles: ['staff'], permissions: ['sessions.manage'] },
  admin: { roles: ['admin'] },
  advisor: { roles: ['staff'] },
  disabled: { isDisabled: true, plans: ['desktop_pro'] },
} as const satisfies Record<string, PersonOptions>

export type Name = keyof typeof cast
export const names = Object.keys(cast) as Name[] // safe because the record has exactly these keys

export type ActorName = Exclude<Name, 'advisor' | 'demoOther'> | 'visitor'
export const actors: readonly ActorName[] = [
  'visitor',
  ...names.filter((name) => name !== 'advisor' && name !== 'demoOther'),
]

export const isStaff = (name: Name | 'visitor'): boolean => name !== 'visitor' && 'roles' in cast[name]
export const isDemo = (name: Name | 'visitor'): boolean => name === 'demo' || name === 'demoOther'

/** Who advises whom today: the `Other` of each tier has `staffAssigned`, everybody else a colleague who is no actor. */
export const advisorOf = (name: Name): Name =>
  name.endsWith('Other') && name !== 'demoOther' ? 'staffAssigned' : 'advisor'

/** Whom the sessions of a member name: their advisor, and for one the colleague who only scheduled. */
export const leaderOf = (name: Name): Name => (name === 'desktopPro' ? 'staffScheduler' : advisorOf(name))

/** How an actor stands to the member whose row it is; it decides what the row rules show (4.12.3). */
export type Standing = 'own' | 'advised' | 'stranger' | 'demo'
export function standing(actor: Name | 'visitor', owner: Name): Standing {
  if (actor === owner) return 'own'
  if (isDemo(owner)) return 'demo'
  return advisorOf(owner) === actor ? 'advised' : 'stranger'
}
