import { expect, it, vi } from 'vitest'
import { late } from './late.tsx'

const Part = () => null

it('a part is asked for ahead while there is a network, and once', async () => {
  const load = vi.fn(async () => Part)
  const { load: ahead } = late(load)
  vi.stubGlobal('navigator', { onLine: false })
  await ahead()
  expect(load).not.toHaveBeenCalled()
  vi.stubGlobal('navigator', { onLine: true })
  await ahead()
  await ahead()
  expect(load).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})
