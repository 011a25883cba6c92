import { describe, expect, it, vi } from 'vitest'
import type { SentFile } from './sender.ts'
import { makeSender } from './sender.ts'
import type { Sending, Told } from './sendFile.ts'

const file = new File(['words'], 'talk.mp3')
const settled = () => new Promise((resolve) => setTimeout(resolve))

/** A sender whose announcements and bytes the test holds. */
function open() {
  const announced: PromiseWithResolvers<void>[] = []
  const begun: { told: Told; sending: Sending; ready: () => void }[] = []
  const drawn: Partial<SentFile> = {}
  const sender = makeSender(
    {
      announce: () => {
        const held = Promise.withResolvers<void>()
        announced.push(held)
        return held.promise
      },
      sayRefusal: () => 'refused',
      onSent: () => {},
      change: (_, change) => void Object.assign(drawn, change),
    },
    (_id, _file, told) => {
      const sending = { pause: vi.fn(), resume: vi.fn() }
      const { promise, resolve } = Promise.withResolvers<Sending>()
      begun.push({ told, sending, ready: () => resolve(sending) })
      return promise
    },
  )
  return { sender, announced, begun, drawn }
}

describe('a file on its way', () => {
  it('is not sent once it was dropped, or its screen left, while its announcement was out', async () => {
    for (const go of ['drop', 'end'] as const) {
      const { sender, announced, begun } = open()
      sender.send('a', file)
      sender[go]('a')
      announced[0]?.resolve()
      await settled()
      expect(begun).toEqual([])
    }
  })

  it('stops where its screen is left while its first bytes are made ready', async () => {
    const { sender, announced, begun } = open()
    sender.send('a', file)
    announced[0]?.resolve()
    await settled()
    sender.end()
    begun[0]?.ready()
    await settled()
    expect(begun[0]?.sending.pause).toHaveBeenCalledOnce()
  })

  it('stays paused, whatever comes in late, and goes on by one try', async () => {
    const { sender, announced, begun, drawn } = open()
    sender.send('a', file)
    sender.pause('a')
    announced[0]?.resolve()
    await settled()
    expect(begun).toEqual([])
    expect(drawn.state).toBe('paused')

    sender.resume('a')
    announced[1]?.resolve()
    await settled()
    begun[0]?.ready()
    await settled()
    sender.pause('a')
    begun[0]?.told.progress(3)
    expect(drawn.state).toBe('paused')
    sender.resume('a')
    expect(begun).toHaveLength(1)
    expect(begun[0]?.sending.resume).toHaveBeenCalledOnce()
    expect(drawn.state).toBe('sending')
  })

  it('is sent once where it is chosen twice', async () => {
    const { sender, announced, begun } = open()
    sender.send('a', file)
    sender.send('a', file)
    for (const each of announced) each.resolve()
    await settled()
    expect(begun).toHaveLength(1)
  })
})
