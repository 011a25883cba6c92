import { linkToken } from './bookingRows.ts'
import { isDemo, isStaff, standing } from './cast.ts'
import type { CallRow, Outcome, Scene } from './law.ts'
import { emptyWhereHidden, isOwn } from './scenes.ts'

const inHours = (count: number) => new Date(Date.now() + count * 3_600_000).toISOString()
const month = inHours(48).slice(0, 7)

const settings = {
  isOpen: true,
  timeZone: 'Europe/Berlin',
  hours: [{ weekday: 1, from: '09:00', until: '12:00' }],
  bufferBefore: 0,
  bufferAfter: 0,
  noticeHours: 24,
  horizonDays: 30,
  dailyMaximum: 2,
  meetingUrl: null,
}

/** Finding, holding and booking a time, credits, links and hours: one row per call. */
export const expectedBooking: Readonly<Record<string, CallRow>> = {
  'booking.listOpenAdvisors': { expects: noDemo },
  // Of somebody who cannot be booked there is no time; who they are, nobody is told.
  'booking.listSlots': {
    input: ({ userId }) => ({ service: 'sprint', advisorId: userId, month, timeZone: 'UTC' }),
    expects: (scene) => noDemo({ ...scene, law: emptyWhereHidden(scene) }),
    notRefs: ['movingId'],
  },
  'booking.listNextSlots': {
    input: ({ userId }) => ({ service: 'sprint', advisorId: userId }),
    expects: (scene) => noDemo({ ...scene, law: emptyWhereHidden(scene) }),
  },
  'booking.getHold': { shows: 'hold' },
  'booking.holdSlot': {
    input: ({ userId }, id) => ({ id, service: 'sprint', advisorId: userId, startAt: inHours(48) }),
    // Nobody of the cast can be booked.
    expects: ({ law }) => (law === '200' ? '404' : law),
    notRefs: ['id'],
  },
  'booking.releaseHold': {
    // A hold that is gone, or never was, is let go: nothing changes and nobody is told.
    expects: (scene) => noDemo({ ...scene, law: scene.law === '404' ? '200' : scene.law }),
    leavesNoTrail: true,
  },
  'booking.bookSession': {
    input: ({ hold, credit }, id) => ({
      id,
      holdId: hold,
      creditId: credit,
      focus: 'Fundraising',
      timeline: null,
      notes: '',
    }),
    expects: spendersOnly,
    refs: {
      creditId: {
        input: ({ hold }, foreign, id) => ({
          id,
          holdId: hold,
          creditId: foreign.credit,
          focus: 'Fundraising',
          timeline: null,
          notes: '',
        }),
        expects: (actor, owner) => (seesCredit(actor, owner) ? '403 not_yours' : '404'),
      },
    },
    notRefs: ['id'],
  },
  'booking.getBooking': { of: 'scheduled' },
  'booking.rescheduleBooking': {
    area: 'sessions',
    input: ({ scheduled }) => ({ id: scheduled, startAt: inHours(2_000) }),
    expects: (scene) => noDemo({ ...scene, law: scene.law === '200' ? '409 not_offered' : notYours(scene) }),
  },
  'booking.cancelBooking': {
    area: 'sessions',
    input: ({ scheduled }) => ({ id: scheduled, acceptsLoss: false }),
    expects: (scene) => noDemo({ ...scene, law: notYours(scene) }),
  },

  'booking.listCredits': { shows: 'credit' },
  'booking.listUnbooked': {},
  'booking.grantCredits': {
    input: ({ userId }, id) => ({
      ids: [id],
      memberId: userId,
      service: 'sprint',
      reason: 'matrix',
      expiresAt: null,
    }),
    expects: (scene) =>
      scene.law !== '200' ? scene.law : isOwn(scene) ? '403 own_account' : givers(scene, '403 not_assigned'),
    notRefs: ['ids'],
  },
  'booking.revokeCredit': {
    expects: (scene) =>
      scene.law !== '200' ? scene.law : isOwn(scene) ? '403 own_account' : givers(scene, '404'),
  },

  'booking.viewBookingLink': { input: () => ({ token: linkToken('free') }), leavesNoTrail: true },
  'booking.claimBookingLink': {
    // The link of every person here is for an address of nobody's.
    input: (_own, creditId) => ({ token: linkToken('free'), creditId }),
    expects: (scene) =>
      scene.law === '200' ? (isDemoActor(scene) ? '403 demo_member' : '403 link_foreign') : scene.law,
    notRefs: ['creditId'],
  },
  'booking.makeBookingLink': {
    input: ({ userId }, id) => ({
      id,
      token: linkToken(id),
      service: 'sprint',
      advisorId: userId,
      forEmail: null,
    }),
    // Nobody of the cast can be booked, and that is a mistake in the field.
    expects: ({ law, actor, aim }) =>
      actor !== 'visitor' && isStaff(actor) && law !== '401' && aim !== 'malformed' ? '400' : law,
    notRefs: ['id'],
    also: [
      {
        by: 'staffUnassigned',
        input: (_own, id) => ({
          id,
          token: linkToken(id),
          service: 'sprint',
          advisorId: null,
          forEmail: null,
        }),
        expects: '200',
      },
    ],
  },
  'booking.revokeBookingLink': {
    // Every staff member sees every link, whoever made it.
    expects: (scene) => {
      const { actor, aim, law } = scene
      if (actor === 'visitor' || !isStaff(actor) || typeof aim !== 'object' || isDemo(aim.owner)) return law
      return isOwn(scene) || actor === 'manager' || actor === 'admin' ? '200' : '403 not_manager'
    },
  },

  'booking.listCalendar': {
    input: ({ userId }) => ({ advisorId: userId, from: inHours(-300), until: inHours(0) }),
    expects: emptyWhereHidden,
  },
  'booking.getAvailability': { input: ({ userId }) => ({ advisorId: userId }), expects: staffOnly },
  'booking.setAvailability': {
    input: ({ userId }) => ({ advisorId: userId, baseVersion: 1, ...settings }),
    expects: staffOnly,
  },
  'booking.setException': {
    input: ({ userId }) => ({
      advisorId: userId,
      day: '2031-06-02',
      hours: [{ from: '09:00', until: '10:00' }],
    }),
    expects: staffOnly,
  },
}

const isDemoActor = ({ actor }: Scene): boolean => isDemo(actor)

/** Nothing of a demo member reaches an advisor (4.12.5). */
function noDemo(scene: Scene): Outcome {
  const isLetIn = scene.law === '200' || scene.law.startsWith('409')
  return isLetIn && isDemoActor(scene) ? '403 demo_member' : scene.law
}

/** Only the member changes a booking; staff who see it are told that it is not theirs. */
function notYours({ law, seen }: Scene): Outcome {
  return law === '404' && seen ? '403 not_yours' : law
}

/** Hours are those of staff alone. */
function staffOnly({ law, aim }: Scene): Outcome {
  return law === '200' && typeof aim === 'object' && !isStaff(aim.owner) ? '404' : law
}

function givers({ law, actor, aim }: Scene, otherwise: Outcome): Outcome {
  if (actor === 'visitor' || typeof aim !== 'object') return law
  return actor === 'manager' || actor === 'admin' || standing(actor, aim.owner) === 'advised'
    ? law
    : otherwise
}

const seesCredit = (actor: Parameters<typeof standing>[0], owner: Parameters<typeof standing>[1]): boolean =>
  actor !== 'visitor' &&
  isStaff(actor) &&
  !isDemo(owner) &&
  (actor === 'manager' || actor === 'admin' || standing(actor, owner) === 'advised')

/** A credit that staff gave is spent by its member, with the plan (T-048). */
function spendersOnly(scene: Scene): Outcome {
  const { law, actor, aim } = scene
  if (actor === 'visitor' || typeof aim !== 'object') return law
  if (law === '404' && seesCredit(actor, aim.owner)) return '403 not_yours'
  if (law !== '200') return law
  if (isDemo(actor)) return '403 demo_member'
  return actor.startsWith('free') ? '403 plan_missing' : law
}
