import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

const tools = dirname(fileURLToPath(import.meta.url))
let clone: string

beforeEach(() => {
  clone = mkdtempSync(join(tmpdir(), 'jul-setup-'))
  mkdirSync(join(clone, 'tools'))
  for (const name of ['setup.mjs', 'claim.mjs']) cpSync(join(tools, name), join(clone, 'tools', name))
  writeFileSync(
    join(clone, 'package.json'),
    '{"name":"clone","version":"1.0.0","dependencies":{"node":"24.21.0"}}',
  )
  writeFileSync(join(clone, 'package-lock.json'), lockOf('24.21.0'))
})
afterEach(() => rmSync(clone, { recursive: true, force: true }))

function lockOf(version: string): string {
  return JSON.stringify({
    name: 'clone',
    lockfileVersion: 3,
    packages: {
      '': { name: 'clone', version: '1.0.0', dependencies: { node: version } },
      'node_modules/node': {
        version,
        resolved: `http://registry.invalid/node-${version}.tgz`,
        integrity: 'sha512-AAAA',
      },
    },
  })
}

function setup(env: Record<string, string> = {}, flags: string[] = []) {
  const { status, stderr } = spawnSync(process.execPath, [...flags, join(clone, 'tools', 'setup.mjs')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH, npm_config_cache: join(clone, 'cache'), ...env },
  })
  return { status, lines: stderr.trim().split('\n') }
}

function installAs(version: string): void {
  const bin = join(clone, 'node_modules', 'node', 'bin')
  mkdirSync(bin, { recursive: true })
  writeFileSync(join(bin, 'node'), `#!/bin/sh\necho v${version}\n`, { mode: 0o755 })
  writeFileSync(join(clone, 'node_modules', '.package-lock.json'), lockOf(version))
}

describe('setup', () => {
  it('says in one line that there is no network, and leaves an older install as it was', () => {
    installAs('24.0.0')
    const { status, lines } = setup({ npm_config_registry: 'http://registry.invalid/' })
    expect({ status, lines }).toEqual({
      status: 1,
      lines: [expect.stringContaining('the npm registry does not answer')],
    })
    expect(readFileSync(join(clone, 'node_modules', 'node', 'bin', 'node'), 'utf8')).toContain('24.0.0')
    expect(existsSync(join(clone, 'build', '.node_modules-before'))).toBe(false)
  }, 60_000)

  it('accepts an install that somebody made by hand, and notes it', () => {
    installAs('24.21.0')
    expect(setup()).toEqual({ status: 0, lines: [''] })
    expect(existsSync(join(clone, 'node_modules', '.jul-setup'))).toBe(true)
  })

  it('says in one line that the host has too old a Node', () => {
    const old = `data:text/javascript,Object.defineProperty(process.versions,'node',{value:'18.20.0'})`
    const { status, lines } = setup({}, ['--import', old])
    expect({ status, lines }).toEqual({
      status: 1,
      lines: [expect.stringContaining('JUL needs Node 20 or newer')],
    })
  })

  it('leaves an install alone that another process is making', () => {
    mkdirSync(join(clone, 'build'))
    writeFileSync(join(clone, 'build', '.setup'), String(process.pid))
    const { status, lines } = setup({ npm_config_registry: 'http://registry.invalid/' })
    expect({ status, lines }).toEqual({
      status: 1,
      lines: [expect.stringContaining(`Process ${process.pid} is installing`)],
    })
  })
})
