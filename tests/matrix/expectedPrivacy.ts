import type { ActorName } from './cast.ts'
import { isDemo, isStaff } from './cast.ts'
import type { CallRow, Outcome } from './law.ts'

/** What neither a demo nor somebody who works here does with their account. */
function membersAlone(actor: ActorName, law: Outcome): Outcome {
  if (law !== '200' || actor === 'visitor') return law
  if (isDemo(actor)) return '403 demo_member'
  return isStaff(actor) ? '403 staff_account' : law
}

/** What the contract does not say of what people ask of us about their data. */
export const expectedPrivacy: Readonly<Record<string, CallRow>> = {
  'privacy.shortenPeriod': { input: () => ({ kind: 'views', months: 6 }) },
  'privacy.requestExport': { input: (_target, id) => ({ id }), notRefs: ['id'] },
  'privacy.requestDeletion': {
    input: (_target, id) => ({ id, confirm: 'DELETE' }),
    expects: ({ actor, law }) => membersAlone(actor, law),
    notRefs: ['id'],
  },
  'privacy.acceptProcessing': {
    input: (_target, id) => ({
      ...{ id, company: 'Nordlys AS', address: 'Norway', name: 'Mara Talven', position: 'Director' },
      ...{ version: 1, accept: true },
    }),
    expects: ({ actor, law }) => membersAlone(actor, law),
    notRefs: ['id'],
  },
  'privacy.keepChoice': {
    input: (_target, id) => ({ id, version: '1.0', functional: true, analytics: false, marketing: false }),
    notRefs: ['id'],
    leavesNoTrail: true,
  },

  'privacy.askDeletion': {
    input: (_target, id) => ({ id, email: `${id}@matrix.example`, page: 'of no page of ours' }),
    // Its page was opened by nobody, so even who may ask is refused before anything is stored.
    expects: ({ actor, law }) =>
      isDemo(actor) ? '403 demo_member' : law === '200' ? '403 page_unknown' : law,
    notRefs: ['id'],
  },
  // A link that we have not made deletes and keeps nothing, whoever has it.
  'privacy.getDeletion': { input: () => ({ token: 'of no address' }) },
  'privacy.confirmDeletion': { input: () => ({ token: 'of no address' }), leavesNoTrail: true },
  'privacy.cancelDeletion': { input: () => ({ token: 'of no address' }), leavesNoTrail: true },
}
