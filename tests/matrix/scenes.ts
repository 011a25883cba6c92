import { isStaff } from './cast.ts'
import type { Outcome, Scene } from './law.ts'

/** Whether the actor reaches for a row of their own. */
export const isOwn = ({ actor, aim }: Scene): boolean => typeof aim === 'object' && aim.owner === actor

/** A list of somebody whom the actor may not see is as empty as the list of nobody. */
export const emptyWhereHidden = ({ law, actor, aim, access }: Scene): Outcome => {
  const isHidden = law === '404' && (aim === 'missing' || typeof aim === 'object')
  return isHidden && (access === 'member' || isStaff(actor)) ? '200' : law
}

/** Work on sessions is for those who manage them: on a session of their own a staff member is a member (4.12.3). */
export const managersOnly = (scene: Scene): Outcome =>
  scene.law === '200' && isOwn(scene) && scene.actor !== 'manager' ? '403 not_assigned' : scene.law
