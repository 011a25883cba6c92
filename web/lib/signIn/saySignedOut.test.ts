import { beforeEach, expect, it, vi } from 'vitest'
import type { ToastNotice } from '#web/lib/page/toast.ts'
import { listenToToasts } from '#web/lib/page/toast.ts'
import { goodbyeKey, goodbyePlain, saySignedOut } from './saySignedOut.ts'

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => void kept.delete(key),
  })
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('window', { addEventListener: () => undefined })
})

const closed = 'Your account is closed now and will be deleted on 28 December 2026.'

it.each([
  ['nothing more', goodbyePlain, 'success', 'Signed out. You have been signed out successfully.', undefined],
  ['words of its own, until they are closed', closed, 'info', closed, 0],
] as const)(
  'a sign-out that leaves %s is told of once (T-013, K37)',
  (_what, left, kind, text, timeoutMs) => {
    const said: ToastNotice[] = []
    const stop = listenToToasts({ show: (notice) => said.push(notice), dismiss: () => undefined })
    kept.set(goodbyeKey, left)
    saySignedOut()
    saySignedOut()
    stop()
    expect(said.map((each) => [each.kind, each.text, each.timeoutMs])).toEqual([[kind, text, timeoutMs]])
  },
)
