import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { serverBoundary } from './server-boundary.ts'

async function buildPage(page: string): Promise<void> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'server-boundary-')))
  try {
    for (const folder of ['server/platform', 'web', 'domain'])
      mkdirSync(join(root, folder), { recursive: true })
    writeFileSync(
      join(root, 'server/platform/config.ts'),
      'export const secret = 1\nexport type Config = number\n',
    )
    writeFileSync(join(root, 'domain/server.ts'), 'export const serverRule = 2\n')
    writeFileSync(join(root, 'web/page.ts'), page)
    await build({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [serverBoundary()],
      build: { write: false, rollupOptions: { input: join(root, 'web/page.ts') } },
    })
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

it('ends a build that takes anything of the server into the browser, used or not', async () => {
  await expect(
    buildPage("import { secret } from '../server/platform/config.ts'\nconsole.log(secret)\n"),
  ).rejects.toThrow(/server\/platform\/config\.ts belongs to the server.*domain\/.*contract\//)
  await expect(buildPage("import '../server/platform/config.ts'\n")).rejects.toThrow(/belongs to the server/)
  await expect(buildPage("console.log(() => import('../server/platform/config.ts'))\n")).rejects.toThrow(
    /belongs to/,
  )
})

it('lets a build take what the domain has', async () => {
  await expect(
    buildPage("import { serverRule } from '../domain/server.ts'\nconsole.log(serverRule)\n"),
  ).resolves.toBeUndefined()
})
