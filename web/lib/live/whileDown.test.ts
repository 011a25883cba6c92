import { onlineManager } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { askWhileDown } from './whileDown.ts'

let page: EventTarget & { visibilityState: string }
let ask: ReturnType<typeof vi.fn<() => void>>
let end: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', page)
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', { onLine: true })
  ask = vi.fn()
  end = askWhileDown(ask)
})
afterEach(() => {
  end()
  onlineManager.setOnline(true)
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const comeBack = () => {
  page.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
}

describe('while the stream of changes is down, what is shown is asked for again (T-124)', () => {
  it('every 30 seconds', () => {
    vi.advanceTimersByTime(29_999)
    expect(ask).toHaveBeenCalledTimes(0)
    vi.advanceTimersByTime(1)
    expect(ask).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60_000)
    expect(ask).toHaveBeenCalledTimes(3)
  })

  it('once when the person comes back to the page, however often the browser says so', () => {
    comeBack()
    expect(ask).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(2_000)
    comeBack()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  it('never for a page that nobody sees, that is locked, or that has no network', () => {
    page.visibilityState = 'hidden'
    comeBack()
    vi.advanceTimersByTime(60_000)
    page.visibilityState = 'visible'
    vi.stubGlobal('navigator', { onLine: false })
    vi.advanceTimersByTime(60_000)
    vi.stubGlobal('navigator', { onLine: true })
    // A page that has locked itself is offline to its queries as well (web/lib/signIn/watchActivity.ts).
    onlineManager.setOnline(false)
    comeBack()
    vi.advanceTimersByTime(60_000)
    expect(ask).not.toHaveBeenCalled()
  })

  it('and no more once it is back', () => {
    end()
    comeBack()
    vi.advanceTimersByTime(60_000)
    expect(ask).not.toHaveBeenCalled()
  })
})
