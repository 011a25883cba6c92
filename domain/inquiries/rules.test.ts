import { describe, expect, it } from 'vitest'
import { checkUpgradeRequest, isPending, statusesAfter } from './rules.ts'
import { inquiryStatuses } from './types.ts'

describe('a request for a plan (T-047)', () => {
  it.each([
    ['a paid plan', { plan: 'desktop_pro', body: '' }, []],
    ['a free plan', { plan: 'mobile_free', body: '' }, ['plan']],
    ['no plan at all', { plan: '', body: '' }, ['plan']],
    ['a message at its limit', { plan: 'mobile_pro', body: 'x'.repeat(2000) }, []],
    ['a message too long', { plan: 'mobile_pro', body: 'x'.repeat(2001) }, ['body']],
  ])('%s', (_name, request, fields) => {
    expect(checkUpgradeRequest(request).map((problem) => problem.field)).toEqual(fields)
  })

  it('goes from open to one of two ends, and can be opened again', () => {
    expect(inquiryStatuses.map((status) => [status, isPending(status), statusesAfter(status)])).toEqual([
      ['open', true, ['in_progress', 'done', 'declined']],
      ['in_progress', true, ['open', 'done', 'declined']],
      ['done', false, ['open']],
      ['declined', false, ['open']],
    ])
  })
})
