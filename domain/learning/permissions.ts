import { canEnterConsole } from '#domain/accounts/permissions.ts'
import type { Actor } from '#domain/actor.ts'
import type { Decision } from '#domain/decision.ts'

/** Everybody with an account says which lessons they have done: the playbook is open to all, whatever their plan (pages §5.1). */
export function canSetLessonDone(actor: Actor): Decision {
  return canEnterConsole(actor)
}
