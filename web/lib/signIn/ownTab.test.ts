import { beforeEach, describe, expect, it, vi } from 'vitest'

const meKey = ['me']

async function openTab() {
  vi.resetModules()
  const reload = vi.fn()
  vi.stubGlobal('window', { location: { reload }, removeEventListener: () => {} })
  const { queryClient } = await import('../calls/queryClient.ts')
  const { lock } = await import('./lock.ts')
  const { ownTab } = await import('./ownTab.ts')
  const keep = vi.spyOn(lock, 'keep')
  const answer = vi.fn()
  return {
    keep,
    reload,
    read: (name: string) => queryClient.setQueryData([name], name),
    has: (name: string) => queryClient.getQueryData([name]) !== undefined,
    /** What the server says of who is signed in; null takes the screens away. */
    say: async (me: string | null) => {
      answer.mockClear()
      // The same key by name as the query has, which the tab compares by itself.
      const key = queryClient.getQueryCache().find({ queryKey: meKey })?.queryKey ?? meKey
      if (me !== null) void ownTab(me, key).then(answer)
      await new Promise((resolve) => setTimeout(resolve))
      if (me === null || answer.mock.calls.length > 0) queryClient.setQueryData(meKey, { me })
    },
    isAnswered: () => answer.mock.calls.length > 0,
    end: () => queryClient.clear(),
  }
}

describe('a tab belongs to whoever is signed in', () => {
  let tab: Awaited<ReturnType<typeof openTab>>
  beforeEach(async () => {
    tab = await openTab()
    return () => tab.end()
  })

  it('keeps what was read for the same person, also when they sign in again', async () => {
    await tab.say('a')
    tab.read('board')
    await tab.say(null)
    await tab.say('a')
    expect(tab.has('board')).toBe(true)
    expect(tab.reload).not.toHaveBeenCalled()
  })

  it('has nothing of one person when another signs in after them', async () => {
    await tab.say('a')
    tab.read('board')
    await tab.say(null)
    await tab.say('b')
    expect(tab.has('board')).toBe(false)
    expect(tab.has('me')).toBe(true)
    expect(tab.reload).not.toHaveBeenCalled()
  })

  it('is loaded anew, its words kept, where another takes the place of whoever has screens open', async () => {
    await tab.say('a')
    await tab.say('b')
    expect(tab.keep).toHaveBeenCalledTimes(1)
    expect(tab.reload).toHaveBeenCalledTimes(1)
    expect(tab.isAnswered()).toBe(false)
  })
})
