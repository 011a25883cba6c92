import { describe, expect, it } from 'vitest'
import type { ToastNotice } from './toast.ts'
import { listenToToasts, onFirstToast, toast } from './toast.ts'

describe('toasts are shown wherever they are called', () => {
  it('notices given before the stack is there wait for it, in their order', () => {
    let woken = 0
    const stop = onFirstToast(() => {
      woken += 1
    })
    toast.success('one')
    toast.error('two', { id: 'same' })
    const shown: ToastNotice[] = []
    const leave = listenToToasts({ show: (notice) => shown.push(notice), dismiss: () => {} })
    toast.info('three')
    expect(woken).toBe(2)
    expect(shown.map((notice) => [notice.kind, notice.text])).toEqual([
      ['success', 'one'],
      ['error', 'two'],
      ['info', 'three'],
    ])
    expect(shown[1]?.id).toBe('same')
    leave()
    stop()
  })
  it('a notice that is taken back before the stack is there is never shown', () => {
    toast.info('the end is near', { id: 'warning' })
    toast.info('another')
    toast.dismiss('warning')
    const shown: string[] = []
    const leave = listenToToasts({ show: (notice) => shown.push(notice.text), dismiss: () => {} })
    expect(shown).toEqual(['another'])
    leave()
  })
  it('all are taken back together with the screens they speak of, also those that wait', () => {
    toast.error('of the console')
    toast.clear()
    const shown: string[] = []
    const leave = listenToToasts({
      show: (notice) => shown.push(notice.text),
      dismiss: (id) => (id === undefined ? shown.splice(0) : null),
    })
    expect(shown).toEqual([])
    toast.error('of the console again')
    toast.clear()
    toast.success('of the sign-in page')
    expect(shown).toEqual(['of the sign-in page'])
    leave()
  })
})
