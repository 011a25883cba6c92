import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { sweepWork, workFolder } from './workFolder.ts'

it('what a run that was killed left on the disk goes after some hours, and nothing that one may still need', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'jul-work-'))
  const place = { dataDir }
  const now = new Date()
  // Nothing was ever begun: nothing is there to sweep.
  await sweepWork(place, now)
  const left = async (work: 'exports' | 'beginnings' | 'sound', hours: number) => {
    const path = join(await workFolder(place, work), `${hours}`)
    await writeFile(path, 'bytes')
    const at = now.getTime() / 1_000 - hours * 3_600
    await utimes(path, at, at)
  }
  for (const work of ['exports', 'beginnings', 'sound'] as const) {
    await left(work, 5)
    await left(work, 7)
  }
  await sweepWork(place, now)
  for (const work of ['exports', 'beginnings', 'sound'] as const)
    expect(await readdir(await workFolder(place, work)), work).toEqual(['5'])
  await rm(dataDir, { recursive: true })
})
