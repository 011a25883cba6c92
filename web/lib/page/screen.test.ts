import { afterEach, expect, it, vi } from 'vitest'
import { screen } from '#web/lib/page/screen.tsx'

const Board = () => null

afterEach(() => vi.unstubAllGlobals())

it('a screen that is asked for twice is loaded once', async () => {
  let loads = 0
  const board = screen(async () => {
    loads += 1
    return { default: Board }
  })
  await Promise.all([board.load(), board.load()])
  await board.load()
  expect(loads).toBe(1)
})

it('a screen that could not be loaded is asked for anew by the next who needs it', async () => {
  const answers = [() => Promise.reject(new TypeError('gone')), async () => ({ default: Board })]
  const board = screen(() => answers.shift()?.() ?? Promise.reject(new Error('asked too often')))
  await expect(board.load()).rejects.toThrow('gone')
  await expect(board.load()).resolves.toEqual({ default: Board })
})

it('a page that is written at build loads no screen early', () => {
  let loads = 0
  screen(async () => {
    loads += 1
    return { default: Board }
  }).loadEarly()
  expect(loads).toBe(0)
})

it('nothing is loaded ahead of its need without a network, for a browser would keep that it failed', async () => {
  let loads = 0
  const board = screen(async () => {
    loads += 1
    return { default: Board }
  })
  vi.stubGlobal('navigator', { onLine: false })
  await board.load()
  expect(loads).toBe(0)
  vi.stubGlobal('navigator', { onLine: true })
  await board.load()
  expect(loads).toBe(1)
})
