import type { CallMeta } from '#contract/call.ts'
import type { Actor } from '#domain/actor.ts'
import type { App } from '#server/platform/app.ts'
import { Refused } from './refusal.ts'
import { unauthorized } from './refuse.ts'

/** After the commit: somebody may be waiting for what it wrote. */
export function wakeReaders(meta: CallMeta, app: App): void {
  if (meta.bucket === 'read') return
  app.wake.live()
  app.wake.jobs()
}

/** Whether a call is open to whoever asks; areas that are nobody's business answer as if they were not there. */
export function admit(meta: CallMeta, actor: Actor | null): void {
  if (meta.access === 'anyone') return
  if (!actor) throw unauthorized()
  if (meta.access === 'staff' && !actor.isStaff) throw unauthorized('hidden')
  if (meta.access === 'admin' && !actor.isAdmin) throw unauthorized('hidden')
  // `member` is anyone signed in and verified: an address change may leave a sign-in without a confirmed one.
  if (!actor.isVerified) throw new Refused('not_verified')
}
