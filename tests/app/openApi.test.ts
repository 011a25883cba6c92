import { execFileSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createConfig, lintFromString } from '@redocly/openapi-core'
import openapiTypes from 'openapi-typescript'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CallMeta } from '#contract/call.ts'
import { contract } from '#contract/router.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import type { ProductNode } from '#tests/faults/productNode.ts'
import { newCookie, startNode } from '#tests/faults/productNode.ts'

const root = join(import.meta.dirname, '../..')
// Inside the project, so that the compiler finds what it needs.
mkdirSync(join(root, 'build'), { recursive: true })
const folder = mkdtempSync(join(root, 'build', 'api-client-'))

let at: TestApp
let node: ProductNode
let description: string
beforeAll(async () => {
  at = await testApp()
  node = await startNode({ ...at.env })
  description = await (await fetch(`${node.url}/api/v1/openapi.json`)).text()
})
afterAll(async () => {
  await node?.kill('SIGTERM')
  await at?.close()
  rmSync(folder, { recursive: true, force: true })
})

describe('the description of the API, as other tools read it', () => {
  it('has no errors by the recommended rules of Redocly, and no two addresses that could be one', async () => {
    const config = await createConfig({ extends: ['recommended'] })
    const problems = await lintFromString({ source: description, absoluteRef: 'openapi.json', config })
    const wrong = problems.filter(
      ({ severity, ruleId }) => severity === 'error' || ruleId === 'no-ambiguous-paths',
    )
    expect(wrong.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
  })

  it('names for each call who may make it', () => {
    const { paths, components } = JSON.parse(description)
    expect(Object.keys(components.securitySchemes)).toEqual(['signIn', 'staffSignIn', 'adminSignIn'])
    const scheme = { anyone: undefined, member: 'signIn', staff: 'staffSignIn', admin: 'adminSignIn' }
    for (const calls of Object.values(contract)) {
      for (const {
        '~orpc': { meta, route },
      } of Object.values(calls)) {
        const { security } = paths[route.path ?? ''][(route.method ?? '').toLowerCase()]
        const name = scheme[(meta as CallMeta).access] // safe because every call is built by contract/call.ts
        expect(security).toEqual(name ? [{ [name]: [] }] : [{}, { signIn: [] }])
      }
    }
  })

  it('makes a typed client that compiles and makes a card; a wrong field does not compile', {
    timeout: 120_000,
  }, async () => {
    writeFileSync(join(folder, 'api.d.ts'), await openapiTypes(JSON.parse(description)))
    const client = `import type { paths } from './api.d.ts'
type CreateCard = paths['/board/cards']['post']
type Body = CreateCard['requestBody']['content']['application/json']
type Made = CreateCard['responses'][200]['content']['application/json']
const [url, cookie, id, title] = process.argv.slice(2) as [string, string, string, string]
const body: Body = { id, title }
const answer = await fetch(\`\${url}/api/v1/board/cards\`, {
  method: 'POST',
  headers: { cookie, origin: url, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})
const made = (await answer.json()) as Made
process.stdout.write(made.card.title)
`
    writeFileSync(join(folder, 'client.ts'), client)
    writeFileSync(join(folder, 'wrong.ts'), client.replace('{ id, title }', '{ id, titel: title }'))
    const compile = (file: string) =>
      execFileSync(
        process.execPath,
        [
          join(root, 'node_modules/typescript/bin/tsc'),
          ...['--ignoreConfig', '--noEmit', '--strict', '--target', 'esnext', '--module', 'nodenext'],
          ...['--types', 'node', '--allowImportingTsExtensions', file],
        ],
        { cwd: folder, encoding: 'utf8', stdio: 'pipe' },
      )
    compile('client.ts')
    expect(() => compile('wrong.ts')).toThrow()
    const member = await at.person({ plans: ['mobile_pro'] })
    const cookie = await newCookie(at.owner, member.id)
    const said = execFileSync(
      process.execPath,
      [join(folder, 'client.ts'), node.url, cookie, randomUUID(), 'Made by a generated client'],
      { encoding: 'utf8' },
    )
    expect(said).toBe('Made by a generated client')
    expect(await at.query('select title from julboard_tasks where user_id = $1', [member.id])).toEqual([
      { title: 'Made by a generated client' },
    ])
  })
})
