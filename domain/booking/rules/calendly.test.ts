import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { CalendlyInvitee } from './calendly.ts'
import { bookingTruth, mergeInvitee } from './calendly.ts'

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

const heard = (told: readonly CalendlyInvitee[]) => {
  const known = new Map<string, CalendlyInvitee>()
  for (const each of told) {
    const before = known.get(each.uri)
    known.set(each.uri, before ? mergeInvitee(before, each) : each)
  }
  return [...known.values()]
}

describe('what Calendly tells of a booking (T-065)', () => {
  it('ends in the truth, whatever came twice, late or in another order', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 5 }),
        fc.boolean(),
        fc.array(fc.nat(), { maxLength: 30 }),
        fc.infiniteStream(fc.nat()),
        (moves, isCancelled, doubles, order) => {
          const told = tellings(moves, isCancelled)
          const twice = [...told, ...doubles.map((each) => told[each % told.length] ?? invitee(0))]
          const keyed = twice.map((each) => ({ each, key: order.next().value ?? 0 }))
          const mixed = keyed.toSorted((one, other) => one.key - other.key).map(({ each }) => each)
          const truth = bookingTruth(heard(mixed))
          expect(truth?.state).toBe(isCancelled ? 'cancelled' : 'scheduled')
          expect(truth?.invitee.startAt).toBe(invitee(moves).startAt)
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
