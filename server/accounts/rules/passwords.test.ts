import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, describe, expect, it } from 'vitest'
import { passwordTexts } from '#domain/accounts/texts/passwords.ts'
import { newPasswordProblems } from './newPassword.ts'
import { loadCommonPasswords } from './passwords.ts'

const here = import.meta.dirname
const root = join(here, '../../..')
// Inside the project, so that what stays outside of the bundle is found.
mkdirSync(join(root, 'build'), { recursive: true })
const folder = mkdtempSync(join(root, 'build', 'passwords-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the list of common passwords (T-018)', () => {
  it('is there from the sources', async () => {
    const common = await loadCommonPasswords()
    expect(common.has('password')).toBe(true)
    expect(common.has('1234')).toBe(false)
  })

  it.each([
    'Password123!',
    'P@ssw0rd1',
    'Dragon2026!',
    '$unShine99!',
    'He11oKitty!7',
    '!!Monkey-77',
    'Letm3!n-99',
  ])('%s is a common word with digits and signs, and refused', async (password) => {
    const config = { passwordRules: 'documented', brandName: 'JUL' } as const
    const problems = await newPasswordProblems(config, 'password', password, [])
    expect(problems.map((each) => each.message)).toEqual([passwordTexts.tooCommon])
  })

  it.each(['Dragon-boat 2026', 'Sunshine over 9 hills!', 'Wexel-plinth 9'])(
    '%s only holds a common word, or none, and is taken',
    async (password) => {
      const config = { passwordRules: 'documented', brandName: 'JUL' } as const
      expect(await newPasswordProblems(config, 'password', password, [])).toEqual([])
    },
  )

  it('is there in the built server, where a package may come as its default export alone', async () => {
    // As tools/build.mjs builds.
    await build({
      entryPoints: { passwords: join(here, 'passwords.ts') },
      outdir: folder,
      outExtension: { '.js': '.mjs' },
      bundle: true,
      splitting: true,
      platform: 'node',
      format: 'esm',
      external: ['@node-rs/*'],
      logLevel: 'silent',
    })
    const file = join(folder, 'passwords.mjs')
    const built = (await import(pathToFileURL(file).href)) as {
      loadCommonPasswords: typeof loadCommonPasswords
    } // safe because it is built from this module
    expect((await built.loadCommonPasswords()).has('password')).toBe(true)
  })
})
