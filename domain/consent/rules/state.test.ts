import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ConsentRecord } from '../types.ts'
import { consentState, partiesOf } from './state.ts'

const at = (minute: number) => new Date(minute * 60_000)
const record = (party: ConsentRecord['party'], over: Partial<ConsentRecord> = {}): ConsentRecord => ({
  party,
  guestEmail: null,
  textVersion: '1.0',
  givenAt: null,
  refusedAt: null,
  withdrawnAt: null,
  ...over,
})
const two = partiesOf({ memberName: 'Ada', advisorName: 'Jo', guests: [] })
const three = partiesOf({
  memberName: 'Ada',
  advisorName: 'Jo',
  guests: [{ name: 'Sam', email: 'sam@x.example' }],
})
const member = record('member', { givenAt: at(1) })
const advisor = record('advisor', { givenAt: at(1) })
const guest = record('guest', { guestEmail: 'Sam@x.example', givenAt: at(2) })

describe('consent of a session (T-083, 4.12.11)', () => {
  it.each([
    ['nobody answered', [], two, 'waiting'],
    ['one of two', [member], two, 'waiting'],
    ['both', [member, advisor], two, 'complete'],
    ['both, and a guest still missing', [member, advisor], three, 'waiting'],
    ['all three, whatever the case of the address', [member, advisor, guest], three, 'complete'],
    ['a yes of somebody who is not in the session', [guest, advisor], two, 'waiting'],
    [
      "a guest's yes counts for no other guest",
      [member, advisor, { ...guest, guestEmail: 'b@x.example' }],
      three,
      'waiting',
    ],
    ['one refused', [member, record('advisor', { refusedAt: at(1) })], two, 'refused'],
    ['one withdrew', [member, { ...advisor, withdrawnAt: at(5) }], two, 'withdrawn'],
    [
      'withdrew and agreed again',
      [member, { ...advisor, withdrawnAt: at(5), givenAt: at(6) }],
      two,
      'complete',
    ],
    [
      'agreed and withdrew in the same instant',
      [member, { ...advisor, withdrawnAt: at(1) }],
      two,
      'withdrawn',
    ],
    [
      'a withdrawal outweighs a refusal',
      [{ ...member, withdrawnAt: at(2) }, record('advisor', { refusedAt: at(3) })],
      two,
      'withdrawn',
    ],
    ['a yes to an older text is asked again', [{ ...member, textVersion: '0.9' }, advisor], two, 'waiting'],
    [
      'a no to an older text stays a no',
      [record('member', { textVersion: '0.9', refusedAt: at(1) }), advisor],
      two,
      'refused',
    ],
    ['nobody in the session', [], [], 'waiting'],
  ] as const)('%s', (_name, records, parties, expected) => {
    expect(consentState(records, parties, '1.0').state).toBe(expected)
  })

  it('says who still has to answer', () => {
    const answers = consentState([member, { ...guest, textVersion: '0.9' }], three, '1.0').answers
    expect(answers.map(({ party, answer }) => [party.name, answer])).toEqual([
      ['Ada', 'given'],
      ['Jo', 'waiting'],
      ['Sam', 'outdated'],
    ])
  })

  it('names a guest given twice once', () => {
    const guests = [
      { name: 'Sam', email: 'sam@x.example' },
      { name: 'Sam', email: ' SAM@x.example' },
    ]
    expect(partiesOf({ memberName: 'Ada', advisorName: 'Jo', guests })).toHaveLength(3)
  })

  it('is complete exactly when every single person said yes last, to this text', () => {
    const moment = fc.option(fc.nat(5).map(at), { nil: null })
    const answer = fc.record({ givenAt: moment, refusedAt: moment, withdrawnAt: moment })
    fc.assert(
      fc.property(answer, answer, answer, (one, other, third) => {
        const records = [record('member', one), record('advisor', other), { ...guest, ...third }]
        const saidYes = ({ givenAt, refusedAt, withdrawnAt }: typeof one) =>
          givenAt !== null && [refusedAt, withdrawnAt].every((no) => no === null || no < givenAt)
        expect(consentState(records, three, '1.0').state === 'complete').toBe(records.every(saidYes))
      }),
    )
  })
})
