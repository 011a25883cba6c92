import { existsSync } from 'node:fs'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { openArchive } from './exportArchive.ts'

// A file of Linux whose disk is always full.
const FULL = '/dev/full'

describe('the archive of an export (K37)', () => {
  it.runIf(existsSync(FULL))('closes what feeds it when the disk is full', async () => {
    const archive = openArchive(FULL)
    let isClosed = false
    async function* rows() {
      try {
        for (;;) {
          await pause(1)
          yield Buffer.alloc(65_536, 1)
        }
      } finally {
        isClosed = true
      }
    }
    const source = Readable.from(rows(), { objectMode: false })
    await expect(archive.add('rows.json', source, true)).rejects.toMatchObject({ code: 'ENOSPC' })
    archive.abandon()
    await expect.poll(() => [source.destroyed, isClosed]).toEqual([true, true])
    // Whatever is added afterwards fails as well and is closed.
    const late = Readable.from(rows(), { objectMode: false })
    await expect(archive.add('more.json', late, true)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(late.destroyed).toBe(true)
  })
})
