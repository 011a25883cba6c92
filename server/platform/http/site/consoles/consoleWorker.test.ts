import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consoleWorkerPath } from '#contract/paths.ts'
import { readConfig } from '#server/platform/config.ts'
import { sourceOf } from '../page.ts'
import { loadSite } from '../site.ts'
import { workerScript } from './consoleWorker.ts'

const built = join(import.meta.dirname, '../../../../../build/client')
const config = (environment: Record<string, string> = {}) =>
  readConfig({ PUBLIC_URL: 'https://jul.example', ...environment })

it('names the version of the document, or none where it is switched off', () => {
  expect(workerScript('run()', '"abc"', true)).toBe('const shell="\\"abc\\"";run()')
  expect(workerScript('run()', '"abc"', false)).toBe('const shell=null;run()')
})

describe.runIf(existsSync(built))('the worker of the consoles as it is served (K56, 0107)', async () => {
  const { pages, shell } = await loadSite(built, config())
  const off = await loadSite(built, config({ OFFLINE_START: 'off' }))
  const worker = pages.get(consoleWorkerPath)

  it('may ask this server and load nothing, and is asked for anew each time', () => {
    expect(worker?.policy).toBe("default-src 'none'; connect-src 'self'")
    expect([worker?.type, worker?.immutable]).toEqual(['text/javascript; charset=utf-8', false])
  })

  it('keeps files that are there, each with a hash in its name', () => {
    const files: string[] = JSON.parse(
      /const files=(\[[^\]]*\])/.exec(worker ? sourceOf(worker) : '')?.[1] ?? '[]',
    )
    expect(files.length).toBeGreaterThan(30)
    for (const file of files) {
      expect(file).toMatch(/^\/assets\/[\w.-]+-[\w-]{8}\.(?:js|css|woff2)$/)
      expect(pages.has(file), file).toBe(true)
    }
    // Staff's screens are no part of it; a hash may spell anything.
    const names = files.map((file) => file.replace(/-[\w-]{8}\.\w+$/, ''))
    expect(names.filter((name) => /Staff|Admin|vip/.test(name))).toEqual([])
  })

  it('is another one with every document, since that is what it keeps', async () => {
    const other = await loadSite(built, config({ BRAND_NAME: 'North' }))
    expect(other.shell.etag).not.toBe(shell.etag)
    expect(other.pages.get(consoleWorkerPath)?.etag).not.toBe(worker?.etag)
  })

  it('the document of the consoles alone may have it, and no page where it is switched off', () => {
    expect(shell.policy).toContain('trusted-types console-worker;')
    const others = [...pages].filter(([path, { policy }]) => policy && path !== '/__spa-fallback.html')
    for (const [path, { policy, type }] of others)
      if (type.startsWith('text/html')) expect(policy, path).toContain("trusted-types 'none'")
    expect(sourceOf(shell)).not.toContain('data-no-worker')
    expect(sourceOf(off.shell)).toContain('<html data-no-worker="" ')
    const page = off.pages.get(consoleWorkerPath)
    expect(page && sourceOf(page)).toMatch(/^const shell=null;const files=/)
  })
})
