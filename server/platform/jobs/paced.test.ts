import { expect, it, vi } from 'vitest'
import { Paced } from './paced.ts'

it('does the work at once, once for many who ask meanwhile, and rests in between', async () => {
  const starts: number[] = []
  let atOnce = 0
  let most = 0
  const paced = new Paced(async () => {
    starts.push(performance.now())
    most = Math.max(most, ++atOnce)
    await new Promise((done) => setTimeout(done, 5))
    atOnce -= 1
  }, 20)
  for (let n = 0; n < 50; n++) paced.ask()
  expect(starts).toHaveLength(1)
  await vi.waitFor(() => expect(starts).toHaveLength(2))
  const [one = 0, two = 0] = starts
  expect(two - one).toBeGreaterThanOrEqual(20)
  await paced.end()
  expect(most).toBe(1)
})

it('goes on after a failure, and begins nothing after its end', async () => {
  let runs = 0
  const paced = new Paced(async () => {
    runs += 1
    throw new Error('not this time')
  }, 0)
  paced.ask()
  await vi.waitFor(() => expect(runs).toBe(1))
  paced.ask()
  await vi.waitFor(() => expect(runs).toBe(2))
  await paced.end()
  paced.ask()
  await new Promise((done) => setTimeout(done, 10))
  expect(runs).toBe(2)
})
