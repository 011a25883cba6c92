// Makes node_modules what package-lock.json says and finds the pinned Node in it. Runs on the Node of the
// host, so it keeps to what Node 20 knows.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { lookup } from 'node:dns/promises'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { claim } from './claim.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

const oldest = 20
const modules = join(root, 'node_modules')
const stampFile = join(modules, '.jul-setup')
const aside = join(root, 'build', '.node_modules-before')

/** A refusal that is told to the operator in one line. */
export class Refusal extends Error {}

/** Runs a tool and ends it with one line when it has to refuse. */
export async function runTool(work) {
  try {
    const code = await work()
    if (typeof code === 'number') process.exitCode = code
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}

/** Installs if needed; the path of the pinned Node. */
export async function setup() {
  if (process.platform === 'win32') {
    throw new Refusal('JUL runs on Linux and macOS; on Windows start it inside WSL.')
  }
  const major = Number(process.versions.node.split('.')[0])
  if (major < oldest) {
    throw new Refusal(`JUL needs Node ${oldest} or newer to start; this is ${process.version}.`)
  }
  if (!isInstalled()) await install()
  return findNode()
}

function isInstalled() {
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wantedStamp()) return true
  if (!matchesLock()) return false
  writeFileSync(stampFile, wantedStamp())
  return true
}

function wantedStamp() {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return `${createHash('sha256').update(lock).digest('hex')} ${process.platform}-${process.arch}\n`
}

/** npm's own record of what it installed, so that an install by hand is not done twice. */
function matchesLock() {
  const record = join(modules, '.package-lock.json')
  if (!existsSync(record)) return false
  const installed = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(lockedPackages()).every(([path, wanted]) => {
    if (path === '' || wanted.link) return true
    const found = installed[path]
    if (!found) return Boolean(wanted.optional)
    return found.version === wanted.version && found.integrity === wanted.integrity
  })
}

function lockedPackages() {
  return JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
}

async function install() {
  const release = claim(join(root, 'build', '.setup'), (pid) => {
    throw new Refusal(
      `Process ${pid} is installing the packages of this folder. Wait for it, then start again.`,
    )
  })
  try {
    console.log('Installing the packages. This happens only once and takes a minute or two.')
    // npm ci removes node_modules before it knows whether the network answers: keep what there is.
    mkdirSync(dirname(aside), { recursive: true })
    if (!existsSync(aside) && existsSync(modules)) renameSync(modules, aside)
    const { code, output } = await npmCi()
    if (code !== 0) {
      rmSync(modules, { recursive: true, force: true })
      if (existsSync(aside)) renameSync(aside, modules)
      throw new Refusal(explain(output))
    }
    writeFileSync(stampFile, wantedStamp())
    rmSync(aside, { recursive: true, force: true })
  } finally {
    release()
  }
}

async function npmCi() {
  const options = ['--include=dev', '--no-audit', '--no-fund', '--no-progress', '--loglevel=error']
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=8000']
  // Without a network npm would try every package for minutes; what its cache holds may still be enough.
  const reach = (await findsRegistry()) ? patience : ['--offline']
  // Ctrl-C reaches npm by itself; we stay to put back what there was.
  const stay = () => undefined
  process.on('SIGINT', stay)
  const result = await npm(['ci', ...options, ...reach])
  process.off('SIGINT', stay)
  return result
}

async function findsRegistry() {
  if (Object.keys(process.env).some((name) => /^(npm_config_)?((https?|all)_)?proxy$/i.test(name)))
    return true
  const { output } = await npm(['config', 'get', 'registry'])
  const address = /^https?:.*$/m.exec(output)
  if (!address) return true
  const impatience = new Promise((resolve) => setTimeout(resolve, 10_000, false).unref())
  const found = lookup(new URL(address[0]).hostname).then(
    () => true,
    () => false,
  )
  return Promise.race([found, impatience])
}

function npm(args) {
  // Inside `npm start` the npm that runs us is the one to go on with.
  const own = process.env.npm_execpath?.endsWith('.js') ? process.env.npm_execpath : null
  // By `npm run` it is the Node of the packages, which have been moved aside by now.
  const here = process.execPath
  const running = !existsSync(here) && here.startsWith(modules) ? aside + here.slice(modules.length) : here
  const [command, first] = own ? [running, [own]] : ['npm', []]
  return new Promise((resolve) => {
    const child = spawn(command, [...first, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const keep = (text) => {
      output += text
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', (error) => resolve({ code: 1, output: `npm error ${error.message}` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}

function explain(output) {
  if (
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ENOTCACHED/.test(output)
  ) {
    return "Couldn't fetch the packages: the npm registry does not answer. Connect to the network and start again. Nothing was changed."
  }
  if (/EUSAGE/.test(output)) {
    return "Couldn't install the packages: package.json and package-lock.json do not match. Nothing was changed."
  }
  if (/ENOSPC/.test(output)) return "Couldn't install the packages: the disk is full. Nothing was changed."
  const lines = output.split('\n').filter((line) => /^npm (error|ERR!)/.test(line))
  const reason =
    lines.find((line) => !/ code |(error|ERR!)$/.test(line.trim())) ?? lines[0] ?? 'npm ci was interrupted'
  return `Couldn't install the packages: ${reason.replace(/^npm (error|ERR!) /, '')}. Nothing was changed.`
}

function findNode() {
  const { version } = lockedPackages()['node_modules/node']
  const pinned = join(modules, 'node', 'bin', 'node')
  if (versionOf(pinned) === `v${version}`) return pinned
  if (process.version === `v${version}`) return process.execPath
  // Where npm was told to run no install scripts, nothing has fetched the binary yet.
  spawnSync(process.execPath, ['installArchSpecificPackage.js'], {
    cwd: join(modules, 'node'),
    stdio: 'ignore',
  })
  if (versionOf(pinned) === `v${version}`) return pinned
  throw new Refusal(
    `Node ${version}, which JUL runs on, is not in node_modules and cannot run here. Remove node_modules and start again with a network, or install Node ${version} yourself.`,
  )
}

function versionOf(path) {
  if (!existsSync(path)) return null
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' })
  return stdout ? stdout.trim() : null
}

if (import.meta.url === pathToFileURL(process.argv[1] || '').href) {
  runTool(async () => {
    console.log(await setup())
  })
}
