import { describe, expect, it } from 'vitest'
import { isNoAnswer, reasonWords, refusalOf } from './refusal.ts'

const thrown = (fields: object) => Object.assign(new Error("You don't have access to this."), fields)

describe('what a failed call says', () => {
  it('keeps the code, the message and the reason of a refusal', () => {
    const refusal = refusalOf(thrown({ code: 'FORBIDDEN', data: { reason: 'receive_only' } }))
    expect(refusal).toMatchObject({
      code: 'FORBIDDEN',
      reason: 'receive_only',
      message: "You don't have access to this.",
    })
  })

  it('keeps only problems that name a field and say something', () => {
    const problems = [{ field: 'title', message: 'Title is required' }, { field: 3 }, null]
    expect(refusalOf(thrown({ code: 'BAD_REQUEST', data: { problems } })).problems).toEqual([problems[0]])
  })

  it('never shows the message of an error nobody listed', () => {
    const refusal = refusalOf(thrown({ code: 'INTERNAL_SERVER_ERROR' }))
    expect(refusal).toMatchObject({ code: 'UNKNOWN', message: 'Something went wrong. Please try again.' })
  })

  it('takes an error without a code for a connection that broke', () => {
    expect(refusalOf(new TypeError('Failed to fetch')).code).toBe('OFFLINE')
  })

  it.each([undefined, null, 'text', 7])('reads %j without falling over', (value) => {
    expect(refusalOf(value).code).toBe('UNKNOWN')
  })
})

it.each([
  ['FORBIDDEN', false],
  ['NOT_FOUND', false],
  ['CONFLICT', false],
  ['SERVICE_UNAVAILABLE', true],
  ['INTERNAL_SERVER_ERROR', true],
])('takes %s for no answer at all: %s', (code, isNone) => {
  expect(isNoAnswer(thrown({ code }))).toBe(isNone)
  expect(isNoAnswer(new TypeError('Failed to fetch'))).toBe(true)
})

it('has words for the reasons of the table alone', () => {
  const words = { receive_only: 'You can only receive here.' }
  expect(reasonWords(words, 'receive_only')).toBe('You can only receive here.')
  for (const reason of ['', 'not_assigned', 'constructor']) expect(reasonWords(words, reason)).toBeUndefined()
})
