// Builds what `npm start` serves: the web into build/client, the server into build/server/main.mjs.
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { buildDrawing } from './build-drawing.mjs'
import { claim } from './claim.mjs'
import { servingProcess } from './serving.mjs'
import { Refusal, root, runTool, setup } from './setup.mjs'
import { writeSiteFiles } from './site-files.mjs'
import { fingerprint, isStale, stampOf } from './stale.mjs'

// Not pages: each gets its names when the server starts, and is compressed by that (0117).
const textual = [
  '.js',
  '.mjs',
  '.css',
  '.svg',
  '.json',
  '.txt',
  '.xml',
  '.webmanifest',
  '.data',
  '.map',
  '.speculationrules',
  '.ico',
  '.ttf',
]

/** Builds what is older than its sources; true when there was something to do. */
export async function buildIfStale(node, { always = false } = {}) {
  if (!always && !isStale('web') && !isStale('server')) return false
  const release = claim(join(root, 'build', '.building'), (pid) => {
    throw new Refusal(`Process ${pid} is building in this folder. Wait for it, then start again.`)
  })
  try {
    const pid = servingProcess()
    if (pid) {
      throw new Refusal(
        `JUL is running from this folder (process ${pid}) on an older build. Stop it, then start again.`,
      )
    }
    if (always || isStale('web')) await buildPart('web', () => buildWeb(node))
    // React Router clears build/server, where it puts a server of its own for the time of the build.
    if (always || isStale('server')) {
      // Read here, for a fresh clone has no esbuild before setup() is done.
      const { buildServer } = await import('./build-server.mjs')
      await buildPart('server', () => buildServer(join(root, 'build', 'server')))
    }
  } finally {
    release()
  }
  return true
}

async function buildPart(part, build) {
  const startedAt = performance.now()
  const print = fingerprint(part)
  rmSync(stampOf(part), { force: true })
  await build()
  writeFileSync(stampOf(part), print)
  console.log(`Built the ${part} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`)
}

async function buildWeb(node) {
  const tool = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
  await run(node, [tool, 'build'], "Couldn't build the web")
  // Read here, for a fresh clone has no esbuild before setup() is done.
  const { shorten } = await import('./site-assets.mjs')
  const { writeConsoleWorker } = await import('./console-worker.mjs')
  const { writePressFiles } = await import('./press-files.mjs')
  const { writeSharePictures } = await import('./share-pictures.mjs')
  const leaving = await shorten(join(root, 'web/site/shell/leavingAlone.ts'))
  await writeConsoleWorker(join(root, 'build', 'client'))
  writeSiteFiles(join(root, 'build', 'client'), new Date(), leaving)
  await writeSharePictures(join(root, 'build', 'client'), join(root, 'build', 'share'))
  await writePressFiles(join(root, 'build', 'client'))
  await buildDrawing(join(root, 'build', 'drawing'))
  await compressAll(join(root, 'build', 'client'))
}

const brotli = promisify(brotliCompress)

/** Compressed once at build, at the strength nobody can afford per request. */
async function compressAll(folder) {
  const files = readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && textual.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .filter((path) => statSync(path).size > 512)
  const compress = async () => {
    for (let path = files.pop(); path; path = files.pop()) {
      const body = readFileSync(path)
      const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
      writeFileSync(`${path}.br`, await brotli(body, { params }))
    }
  }
  await Promise.all([compress(), compress(), compress(), compress()])
}

function run(command, args, complaint) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    const keep = (text) => {
      output += text
    }
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    child.on('error', reject)
    child.on('close', (code) => {
      if (code === 0) return resolve()
      process.stderr.write(output)
      reject(new Refusal(`${complaint}; the lines above say why.`))
    })
  })
}

if (import.meta.url === pathToFileURL(process.argv[1] || '').href) {
  runTool(async () => {
    await buildIfStale(await setup(), { always: true })
  })
}
