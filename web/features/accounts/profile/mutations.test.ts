import { expect, it, vi } from 'vitest'
import { queryClient, send } from '#web/lib/calls/queryClient.ts'
import { chooseTheme, saveSwitch } from './mutations.ts'

it('of two quick choices of a profile the later is sent once the earlier is stored, so that it is the one kept (T-113)', async () => {
  const sent: string[] = []
  const first = Promise.withResolvers<void>()
  const stored = (name: string, until?: Promise<void>) => async () => {
    sent.push(name)
    await until
    // safe because the answer is read by nobody here
    return {} as Awaited<ReturnType<NonNullable<ReturnType<typeof saveSwitch>['mutationFn']>>>
  }
  send({ ...saveSwitch(), mutationFn: stored('off', first.promise) }, { nudges: false })
  send({ ...saveSwitch(), mutationFn: stored('on') }, { nudges: true })
  send({ ...chooseTheme(), mutationFn: stored('dark') }, { theme: 'dark' })
  await vi.waitFor(() => expect(sent).toEqual(['off']))
  first.resolve()
  await vi.waitFor(() => expect(queryClient.isMutating()).toBe(0))
  expect(sent).toEqual(['off', 'on', 'dark'])
})
