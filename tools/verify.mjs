// npm run verify: types, lint, boundaries, structure, documents. No database, no browser, under a minute.
import { spawn } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root, runTool, setup } from './setup.mjs'

/** check-bundle looks at the built web and runs after a build. */
const afterBuild = ['check-bundle.mjs']

/** What the product does not use fails, and so does an exception (knip.jsonc) that is one no longer. */
export const knipFlags = [
  '--production',
  '--no-progress',
  '--treat-config-hints-as-errors',
  '--treat-tag-hints-as-errors',
]

function steps() {
  const checks = readdirSync(join(root, 'tools')).filter((name) => /^check-.*\.mjs$/.test(name))
  return [
    { name: 'types', args: ['node_modules/typescript/bin/tsc', '-b', '--checkers', '1'] },
    { name: 'lint', args: ['node_modules/@biomejs/biome/bin/biome', 'check', '--diagnostic-level=warn'] },
    { name: 'use', args: ['node_modules/knip/bin/knip.js', ...knipFlags] },
    ...checks
      .filter((name) => !afterBuild.includes(name))
      .map((name) => ({ name: name.slice('check-'.length, -'.mjs'.length), args: [`tools/${name}`] })),
  ]
}

/** Runs every step, two at a time, and tells what failed. `first` is what else there is to do meanwhile: it takes the place of one until it ends. */
export async function verify(node, first = async () => {}) {
  const waiting = steps()
  const total = { passed: 0, failed: 0 }
  const work = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) {
      const isGood = await runStep(node, step)
      total[isGood ? 'passed' : 'failed'] += 1
    }
  }
  await Promise.all([first().then(work), work()])
  return total
}

/** One step as a process of its own; its output is shown when it fails. */
export function runStep(node, { name, args }) {
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const child = spawn(node, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (text) => {
      output += text
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => keep(error.message))
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(1)
      if (code !== 0) process.stdout.write(`\n${output.trimEnd()}\n\n`)
      const lines = code === 0 ? output.trim().split('\n') : []
      console.log(
        `${code === 0 ? 'ok    ' : 'FAILED'} ${name.padEnd(12)} ${seconds} s  ${lines.at(-1) ?? ''}`,
      )
      for (const line of lines)
        if (line.startsWith('note ')) console.log(`       ${line.slice('note '.length)}`)
      resolve(code === 0)
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] || '').href) {
  runTool(async () => {
    const { passed, failed } = await verify(await setup())
    console.log(`${passed} passed, ${failed} failed`)
    return failed ? 1 : 0
  })
}
