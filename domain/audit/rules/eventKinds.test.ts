import { expect, it } from 'vitest'
import { eventTypes, severities } from '../types.ts'
import { actionsOf, eventKinds, kindOfEvent, refusalsOf } from './eventKinds.ts'

it.each([
  ['sign_in.failed', 'auth', 'medium'],
  ['role.changed', 'security', 'high'],
  ['list.exported', 'data_access', 'high'],
  ['trail.exported', 'data_access', 'high'],
  ['timing.suspected', 'security', 'medium'],
  ['card.moved', 'user_action', 'low'],
  ['of.an_earlier_version', 'user_action', 'low'],
])('%s is %s, %s (spec 1 §3)', (action, type, severity) => {
  expect(kindOfEvent({ outcome: 'done', action, reason: 'x' })).toEqual({ type, severity })
})

it.each([
  ['too_many', 'medium'],
  ['unknown_fields', 'medium'],
  ['plan_missing', 'low'],
])('a refusal because of %s is security, %s (spec 1 §3)', (reason, severity) => {
  const refusal = { outcome: 'refused', action: 'board.editCard', reason }
  expect(kindOfEvent(refusal)).toEqual({ type: 'security', severity })
})

it('every kind is found by its type and severity, once', () => {
  const found = eventTypes.flatMap((type) => severities.flatMap((severity) => actionsOf({ type, severity })))
  expect(found.toSorted()).toEqual([...eventKinds.keys()].toSorted())
  expect(actionsOf({ severity: 'high' })).toContain('role.given')
  expect(actionsOf({ type: 'user_action' })).toContain('site_text.published')
  expect(actionsOf({})).toHaveLength(found.length)
})

it.each([
  [{}, { are: false, reasons: [] }],
  [{ type: 'auth' }, null],
  [
    { type: 'security', severity: 'low' },
    { are: false, reasons: ['too_many', 'unknown_fields'] },
  ],
  [{ severity: 'medium' }, { are: true, reasons: ['too_many', 'unknown_fields'] }],
  [{ severity: 'high' }, null],
] as const)('the refusals of %j', (wanted, expected) => {
  expect(refusalsOf(wanted)).toEqual(expected)
})
