import type { Actor } from '#domain/actor.ts'

/** A part of the board that only one type of member is shown. */
export type BoardBlock = 'schedule_session' | 'submit_decision' | 'portfolio_oversight' | 'request_update'

/**
 * What a board shows besides its common parts: founders schedule and submit, investors oversee and ask, the advisory type and
 * those who have not said see neither (spec 2 §2, T-024). It selects content and never access.
 */
export function boardBlocks(userType: Actor['userType']): readonly BoardBlock[] {
  if (userType === 'founder') return ['schedule_session', 'submit_decision']
  if (userType === 'investor') return ['portfolio_oversight', 'request_update']
  return []
}
