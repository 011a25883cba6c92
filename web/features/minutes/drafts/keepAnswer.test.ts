import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, it } from 'vitest'
import type { Review, ReviewLine } from '#contract/minutes.ts'
import { reviewQuery } from '../queries.ts'
import { keepAnswer } from './keepAnswer.ts'

const line = (state: ReviewLine['state'], revision: number) =>
  ({ id: 'line', state, revision, line: 4 }) as unknown as ReviewLine // safe because nothing else of it is read

it('what was decided stands over what was read before it and comes after it (4.12.12)', async () => {
  const client = new QueryClient()
  const { queryKey } = reviewQuery('session')
  const stored = { ...line('open', 0) }
  const reads: ((review: Review) => void)[] = []
  const review = () =>
    ({ revision: stored.revision, spentMs: 0, lines: [{ ...stored }] }) as unknown as Review // safe as above
  const observer = new QueryObserver(client, {
    queryKey,
    queryFn: () =>
      new Promise<{ review: Review }>((resolve) => reads.push((read) => resolve({ review: read }))),
  })
  const stop = observer.subscribe(() => undefined)
  reads[0]?.(review())
  await expect.poll(() => observer.getCurrentResult().data?.review.lines[0]?.state).toBe('open')

  const before = review()
  void client.invalidateQueries({ queryKey })
  await expect.poll(() => reads.length).toBe(2)
  Object.assign(stored, line('accepted', 1))
  keepAnswer(client, 'session', { revision: 1, spentMs: 5, lines: [{ ...stored, line: null }] })
  reads[1]?.(before)
  await expect.poll(() => reads.length).toBe(3)
  expect(observer.getCurrentResult().data?.review).toMatchObject({
    revision: 1,
    spentMs: 5,
    lines: [{ state: 'accepted', line: 4 }],
  })
  reads[2]?.(review())
  await expect.poll(() => client.isFetching()).toBe(0)
  expect(observer.getCurrentResult().data?.review.lines[0]?.state).toBe('accepted')
  stop()
})
