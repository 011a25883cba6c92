import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendlyInvitee } from './calendly.ts'
import { bookingTruth, isNews, mergeInvitee } from './calendly.ts'

const at = (minute: number) => new Date(1_795_000_000_000 + minute * 60_000).toISOString()
const invitee = (number: number, more: Partial<CalendlyInvitee> = {}): CalendlyInvitee => ({
  uri: `https://api.calendly.com/invitees/${number}`,
  email: 'founder@example.test',
  name: 'Founder Example',
  title: 'Strategy Session',
  startAt: at(10_000 + number * 100),
  endAt: at(10_090 + number * 100),
  timeZone: 'Europe/London',
  joinUrl: null,
  moveUrl: null,
  hostEmail: null,
  reference: null,
  status: 'active',
  isRescheduled: false,
  reason: '',
  isNoShow: false,
  noShowAt: '',
  oldInvitee: number > 0 ? `https://api.calendly.com/invitees/${number - 1}` : null,
  newInvitee: null,
  updatedAt: at(number * 10),
  ...more,
})

/** Everything the vendor tells of a booking that was moved `moves` times and then perhaps cancelled. */
function tellings(moves: number, isCancelled: boolean): CalendlyInvitee[] {
  const told: CalendlyInvitee[] = []
  for (let number = 0; number <= moves; number += 1) {
    told.push(invitee(number))
    const isMoved = number < moves
    if (!isMoved && !isCancelled) continue
    const next = isMoved ? `https://api.calendly.com/invitees/${number + 1}` : null
    told.push(
      invitee(number, {
        status: 'canceled',
        isRescheduled: isMoved,
        newInvitee: next,
        reason: 'Conflict',
        updatedAt: at(number * 10 + 9),
      }),
    )
  }
  return told
}

/** How each invitee stands after what was told so far: what a look at the calendar finds. */
function standing(told: readonly CalendlyInvitee[]): CalendlyInvitee[] {
  return [...new Map(told.map((each) => [each.uri, each])).values()]
}
const stages = (told: readonly CalendlyInvitee[]) => told.map((_, at) => standing(told.slice(0, at + 1)))

const heard = (told: readonly CalendlyInvitee[]) => {
  const known = new Map<string, CalendlyInvitee>()
  for (const each of told) {
    const before = known.get(each.uri)
    known.set(each.uri, before ? mergeInvitee(before, each) : each)
  }
  return [...known.values()]
}

describe('what Calendly tells of a booking (T-065)', () => {
  it('ends in the truth, whatever came twice, late, in another order or never, once somebody has looked', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }),
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 30 }),
        fc.array(fc.nat(), { maxLength: 30 }),
        fc.infiniteStream(fc.nat()),
        (moves, isCancelled, doubles, losses, order) => {
          const told = tellings(moves, isCancelled)
          const lost = new Set(losses.map((each) => told[each % told.length]))
          const twice = [...told, ...doubles.map((each) => told[each % told.length] ?? invitee(0))]
          const came = twice.filter((each) => !lost.has(each))
          // What a look finds, at any time of the history, is how each invitee stands then; the last look comes after all of it.
          const looks = stages(told).flatMap((each) => (order.next().value % 2 === 0 ? each : []))
          const keyed = [...came, ...looks].map((each) => ({ each, key: order.next().value }))
          const mixed = keyed.toSorted((one, other) => one.key - other.key).map(({ each }) => each)
          const known = heard([...mixed, ...standing(told)])
          const truth = bookingTruth(known)
          expect(truth?.state).toBe(isCancelled ? 'cancelled' : 'scheduled')
          expect(truth?.invitee.startAt).toBe(invitee(moves).startAt)
          // A second look is no news, and what came late changes nothing any more.
          for (const late of [...standing(told), ...told]) {
            const before = known.find(({ uri }) => uri === late.uri)
            expect(before && isNews(before, mergeInvitee(before, late))).toBe(false)
          }
        },
      ),
      { numRuns: 1_000 },
    )
  })

  it('a pair is one booking in both orders; without the second it waits and keeps the old time', () => {
    const [created, cancelled, next] = tellings(1, false)
    if (!created || !cancelled || !next) throw new Error('three are told')
    for (const order of [[created, cancelled, next], [created, next, cancelled], [next, created], [next]])
      expect(bookingTruth(heard(order))).toMatchObject({ state: 'scheduled', invitee: { uri: next.uri } })
    expect(bookingTruth(heard([created, cancelled]))).toMatchObject({ state: 'moving' })
    expect(bookingTruth([])).toBeNull()
  })

  it('whether somebody came is what was said last, and a link that was learnt is kept', () => {
    const missed = invitee(0, { isNoShow: true, noShowAt: at(20), updatedAt: at(5) })
    const came = invitee(0, {
      isNoShow: false,
      noShowAt: at(30),
      updatedAt: at(4),
      joinUrl: 'https://meet.example/a',
    })
    for (const merged of [mergeInvitee(missed, came), mergeInvitee(came, missed)])
      expect(merged).toMatchObject({ isNoShow: false, joinUrl: 'https://meet.example/a' })
  })
})
