// npm test [-- --deep]: everything a change can break. The last line is the true sum.
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { buildIfStale } from './build.mjs'
import { findHeadless, howToGetChromium } from './find-chromium.mjs'
import { Refusal, root, runTool, setup } from './setup.mjs'
import { runStep, verify } from './verify.mjs'

const isDeep = process.argv.includes('--deep')
const isCi = Boolean(process.env.CI) && process.env.CI !== 'false'
const reports = mkdtempSync(join(tmpdir(), 'jul-reports-'))

await runTool(async () => {
  const total = { passed: 0, failed: 0, names: [], again: [] }
  const add = (name, part) => {
    total.passed += part.passed
    total.failed += part.failed
    total.names.push(...(part.names ?? []))
    total.again.push(...(part.again ?? []))
    const skipped = part.skipped ? `, ${part.skipped} skipped` : ''
    console.log(`\n${name}: ${part.passed} passed, ${part.failed} failed${skipped}\n`)
  }
  try {
    const node = await setup()
    const env = { ...process.env, JUL_ROOT: root, ...(isDeep ? { DEEP: '1' } : {}) }
    // First the build: some tests of the server ask what it serves of the site. The checks of verify need none of it.
    const build = async () => add('build', await runBuild(node))
    if (isDeep) await build()
    else add('verify', await verify(node, build))
    add('vitest', await runVitest(node, { ...env, JUL_PROGRAM: 'build/server/main.mjs' }))
    add('journeys', await runJourneys(node, env))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    total.failed += 1
  } finally {
    rmSync(reports, { recursive: true, force: true })
  }
  for (const name of total.again) console.log(`SECOND TRY: ${name}`)
  // Said once more at the end: what failed is thousands of lines above.
  for (const name of total.names) console.log(`FAILED: ${name}`)
  console.log(`${total.passed} passed, ${total.failed} failed`)
  return total.failed ? 1 : 0
})

async function runVitest(node, env) {
  const report = join(reports, 'vitest.json')
  const again = join(reports, 'again.json')
  const projects = isDeep ? ['deep', 'alone'] : ['unit', 'server']
  const code = await run(
    node,
    [
      ...['node_modules/vitest/vitest.mjs', 'run', '--passWithNoTests'],
      ...projects.map((name) => `--project=${name}`),
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      // As journeys: a machine that stalls fails a test now and then; the run names whoever needed the second try.
      ...(isCi ? ['--retry=1', '--reporter=./tools/again-reporter.mjs'] : []),
    ],
    { ...env, AGAIN_FILE: again },
  )
  const result = readReport(report)
  // A file that cannot even be loaded holds no failed test, and still is a failure.
  const failedIn = (file) => file.assertionResults.filter((test) => test.status === 'failed')
  const files = (result?.testResults ?? []).filter((file) => file.status === 'failed')
  const unloaded = files.filter((file) => failedIn(file).length === 0)
  const failed = (result?.numFailedTests ?? 0) + unloaded.length
  const names = files.flatMap((file) => [
    ...failedIn(file).map((test) => `${file.name}: ${test.fullName}: ${firstLine(test.failureMessages[0])}`),
    ...(failedIn(file).length === 0 ? [`${file.name}: ${firstLine(file.message)}`] : []),
  ])
  return {
    passed: result?.numPassedTests ?? 0,
    failed: failed || (code === 0 ? 0 : 1),
    skipped: (result?.numPendingTests ?? 0) + (result?.numTodoTests ?? 0),
    names,
    again: readReport(again) ?? [],
  }
}

async function runBuild(node) {
  try {
    await buildIfStale(node)
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    return { passed: 0, failed: 1 }
  }
  const isGood = await runStep(node, { name: 'bundle', args: ['tools/check-bundle.mjs'] })
  return isGood ? { passed: 2, failed: 0 } : { passed: 1, failed: 1 }
}

async function runJourneys(node, env) {
  const config = 'tests/playwright.config.ts'
  if (!existsSync(join(root, config))) return { passed: 0, failed: 0 }
  const chromium = await findHeadless()
  if (!chromium) {
    const line = `No browser was found. ${howToGetChromium}`
    if (isCi) {
      console.error(line)
      return { passed: 0, failed: 1 }
    }
    console.error(`\n*** SKIPPED: all journeys. ${line} ***\n`)
    return { passed: 0, failed: 0 }
  }
  const report = join(reports, 'journeys.json')
  const code = await run(
    node,
    ['node_modules/@playwright/test/cli.js', 'test', '-c', config, '--reporter=list,json'],
    {
      ...env,
      CHROMIUM: chromium,
      PLAYWRIGHT_JSON_OUTPUT_NAME: report,
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
    },
  )
  const result = readReport(report)
  const stats = result?.stats
  const failed = stats?.unexpected ?? 0
  return {
    passed: (stats?.expected ?? 0) + (stats?.flaky ?? 0),
    failed: failed || (code === 0 ? 0 : 1),
    skipped: stats?.skipped ?? 0,
    names: (result?.suites ?? []).flatMap((suite) => journeysThat('unexpected', suite)),
    again: (result?.suites ?? []).flatMap((suite) => journeysThat('flaky', suite)),
  }
}

function firstLine(text = '') {
  return text.split('\n')[0]
}

/** The titles of what ended so within a suite and the suites inside it. */
function journeysThat(status, suite) {
  const own = (suite.specs ?? []).flatMap((spec) =>
    spec.tests
      .filter((test) => test.status === status)
      .map((test) => [`${spec.file}: ${test.projectName}: ${spec.title}`, ...saidBy(test)].join(': ')),
  )
  return [...own, ...(suite.suites ?? []).flatMap((each) => journeysThat(status, each))]
}

/** What a test of Playwright failed for at each try, without the terminal's colours. */
function saidBy(test) {
  const said = test.results.flatMap((result) => (result.error?.message ? [result.error.message] : []))
  return said.map((text) => stripVTControlCharacters(text).replaceAll(/\s+/g, ' ').slice(0, 600))
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : null
}

function run(command, args, env) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, env, stdio: ['ignore', 'inherit', 'inherit'] })
    child.on('error', () => resolve(1))
    child.on('close', (code) => resolve(code ?? 1))
  })
}
