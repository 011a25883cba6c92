import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToastNotice } from '../page/toast.ts'
import { listenToToasts } from '../page/toast.ts'
import type { Outcome } from './mutation.ts'
import { askAllAgain, mutation } from './mutation.ts'
import { queryClient, send } from './queryClient.ts'

/** A store whose answer the test gives. */
function store() {
  const { promise, resolve, reject } = Promise.withResolvers<{ name: string }>()
  const outcome = (said: Outcome<{ name: string }, { id: string }>) =>
    mutation({ mutationFn: (_: { id: string }) => promise }, said)
  return { outcome, resolve, reject }
}

const settled = () => vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))

describe('the outcome of a mutation', () => {
  let notices: ToastNotice[] = []
  let stop = () => {}
  let refreshed = vi.spyOn(queryClient, 'invalidateQueries')

  beforeEach(() => {
    notices = []
    refreshed = vi.spyOn(queryClient, 'invalidateQueries').mockResolvedValue()
    stop = listenToToasts({ show: (notice) => notices.push(notice), dismiss: () => {} })
  })
  afterEach(() => {
    stop()
    refreshed.mockRestore()
  })

  it('is said once the fact is stored, not before', async () => {
    const { outcome, resolve } = store()
    send(outcome({ success: ({ name }, { id }) => `${name} ${id} stored`, refresh: [['board']] }), {
      id: '7',
    })
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(1))
    expect(notices).toEqual([])
    expect(refreshed).not.toHaveBeenCalled()
    resolve({ name: 'Card' })
    await settled()
    expect(notices).toMatchObject([{ kind: 'success', text: 'Card 7 stored' }])
    expect(refreshed).toHaveBeenCalledExactlyOnceWith({ queryKey: ['board'] })
  })

  it('of a refusal is its failure text, and the screen is looked at again', async () => {
    const { outcome, reject } = store()
    const refused = vi.fn()
    send(outcome({ failure: (error) => error.message, refresh: [['board']] }), { id: '7' }, { refused })
    reject(new Error('No room'))
    await settled()
    expect(notices).toMatchObject([{ kind: 'error', text: 'No room' }])
    expect(refused).toHaveBeenCalledOnce()
    expect(refreshed).toHaveBeenCalledOnce()
  })

  it('says nothing where the screen says it, and information where nobody is at fault', async () => {
    const silent = store()
    send(silent.outcome({ failure: () => null }), { id: '1' })
    silent.reject(new Error('A problem of a field'))
    await settled()
    const told = store()
    send(told.outcome({ failure: { text: 'Already asked', kind: 'info' } }), { id: '2' })
    told.reject(new Error('Refused'))
    await settled()
    expect(notices).toMatchObject([{ kind: 'info', text: 'Already asked' }])
  })

  it('of several that are drawn first is fetched once, by the last', async () => {
    const [one, other] = [store(), store()]
    for (const { outcome } of [one, other])
      send(outcome({ refresh: [['board']], isDrawnFirst: true }), { id: '1' })
    one.resolve({ name: 'One' })
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(1))
    expect(refreshed).not.toHaveBeenCalled()
    other.resolve({ name: 'Other' })
    await settled()
    expect(refreshed).toHaveBeenCalledOnce()
  })

  it('of several that are drawn first, each fetches what no other does', async () => {
    const [card, nudge] = [store(), store()]
    send(card.outcome({ refresh: [['board']], isDrawnFirst: true }), { id: '1' })
    send(nudge.outcome({ refresh: [['nudges']], isDrawnFirst: true }), { id: '2' })
    nudge.resolve({ name: 'Nudge' })
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(1))
    expect(refreshed).toHaveBeenCalledExactlyOnceWith({ queryKey: ['nudges'] })
    card.resolve({ name: 'Card' })
    await settled()
    expect(refreshed).toHaveBeenLastCalledWith({ queryKey: ['board'] })
  })
})

describe('asking for all that is shown again', () => {
  it('leaves out what a write on its way has drawn', async () => {
    const keys = [['board', 'cards'], ['board', 'counts'], ['sessions']]
    for (const key of keys) queryClient.setQueryData(key, 'shown')
    const stale = () => keys.filter((key) => queryClient.getQueryState(key)?.isInvalidated)
    const moved = store()
    send(moved.outcome({ refresh: [['board']], isDrawnFirst: true }), { id: '1' })
    await vi.waitFor(() => expect(queryClient.isMutating()).toBe(1))
    await askAllAgain(queryClient)
    expect(stale()).toEqual([['sessions']])
    moved.resolve({ name: 'Moved' })
    await settled()
    expect(stale()).toEqual(keys)
    queryClient.clear()
  })
})
