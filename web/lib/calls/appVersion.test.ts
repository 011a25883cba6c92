import { beforeEach, describe, expect, it, vi } from 'vitest'

const hour = 60 * 60_000

/** A page of version `a`, served by a server that is at `served`. */
async function open(served: string, kept: Record<string, string> = {}) {
  vi.resetModules()
  const heard = new Map<string, () => void>()
  const listen = (name: string, heed: () => void) => void heard.set(name, heed)
  const asked = vi.fn(async () => Response.json({ version: served }))
  const reload = vi.fn()
  const dialog = { isOpen: false }
  const unsaved = { is: false }
  vi.doMock('../page/unsaved.ts', () => ({ hasUnsaved: () => unsaved.is }))
  vi.stubGlobal('window', {
    __reactRouterManifest: { version: 'a' },
    addEventListener: listen,
    location: { reload },
  })
  vi.stubGlobal('document', { addEventListener: listen, querySelector: () => (dialog.isOpen ? {} : null) })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value
    },
  })
  vi.stubGlobal('fetch', asked)
  const version = await import('./appVersion.ts')
  version.watchVersion()
  const settle = () => vi.advanceTimersByTimeAsync(1)
  return {
    ...version,
    asked,
    reload,
    kept,
    dialog,
    unsaved,
    hear: async (name: string) => {
      heard.get(name)?.()
      await settle()
    },
    goTo: async () => {
      version.versionAtNewAddress()
      await settle()
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 })
  return () => {
    vi.useRealTimers()
    vi.doUnmock('../page/unsaved.ts')
  }
})
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms)

describe('a newer version of the program (T-151, K36)', () => {
  it('is looked for at most once an hour, on coming back and on a new address', async () => {
    const page = await open('a')
    await page.hear('focus')
    expect(page.asked).not.toHaveBeenCalled()
    await later(hour)
    await page.hear('focus')
    await page.hear('focus')
    await page.goTo()
    expect(page.asked).toHaveBeenCalledTimes(1)
    expect(page.reload).not.toHaveBeenCalled()
  })

  it('is taken over by one reload, and nothing else that is stored is touched', async () => {
    const page = await open('b', { 'jul.theme': 'dark', consent: 'yes' })
    await later(hour)
    await page.hear('focus')
    await page.hear('focus')
    await page.goTo()
    expect(page.reload).toHaveBeenCalledTimes(1)
    expect(page.kept).toEqual({ 'jul.theme': 'dark', consent: 'yes', 'jul.reloadedFor': 'b' })
  })

  it('is not reloaded for again when the reload brought the old version', async () => {
    const page = await open('b', { 'jul.reloadedFor': 'b' })
    await later(hour)
    await page.hear('focus')
    expect(page.reload).not.toHaveBeenCalled()
  })

  it('waits for an upload or any other write to end, on the same screen and on the next', async () => {
    const page = await open('b')
    const { queryClient } = await import('./queryClient.ts')
    const write = Promise.withResolvers<void>()
    const mutations = queryClient.getMutationCache()
    void mutations.build(queryClient, { mutationFn: () => write.promise }).execute(undefined)
    await later(hour)
    await page.hear('focus')
    await page.goTo()
    expect(page.reload).not.toHaveBeenCalled()
    write.resolve()
    await later(1)
    await page.hear('focus')
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('waits for a half-written line and for an open dialog, until the address changes', async () => {
    const page = await open('b')
    await page.hear('input')
    page.dialog.isOpen = true
    await later(hour)
    await page.hear('focus')
    expect(page.reload).not.toHaveBeenCalled()
    await page.goTo()
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('waits for whatever holds what is stored nowhere else, such as an upload', async () => {
    const page = await open('b')
    page.unsaved.is = true
    await later(hour)
    await page.hear('focus')
    await page.goTo()
    expect(page.reload).not.toHaveBeenCalled()
    page.unsaved.is = false
    await page.hear('focus')
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('does not take the page away over a typed line where a part was only pointed at', async () => {
    const page = await open('b')
    await page.hear('input')
    await page.hear('vite:preloadError')
    expect(page.reload).not.toHaveBeenCalled()
    await page.goTo()
    expect(page.reload).toHaveBeenCalledTimes(1)
  })

  it('is looked for at once when a part of this one is gone from the server', async () => {
    const page = await open('b')
    await page.hear('vite:preloadError')
    expect(page.reload).toHaveBeenCalledTimes(1)
  })
})
