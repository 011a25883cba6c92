// npm run dev: the server from its sources, with the web's hot reload inside, started again on every change.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { root, runTool, setup } from './setup.mjs'

// Our own watcher and not Node's: that one also watches the files Vite writes for itself, and never rests.
const sources = ['server', 'domain', 'contract']
const settleMs = 150

await runTool(async () => {
  const node = await setup()
  let child = start(node)
  let timer
  let isEnding = false
  return new Promise((resolve) => {
    const end = () => {
      if (isEnding) return
      isEnding = true
      stop(child).then(() => resolve(0))
    }
    const restart = async () => {
      const old = child
      child = null
      await stop(old)
      if (!isEnding) child = start(node)
    }
    let restarting = Promise.resolve()
    for (const folder of sources) {
      watch(join(root, folder), { recursive: true }, (_, name) => {
        if (!name || !/\.(ts|sql)$/.test(name) || name.endsWith('.test.ts')) return
        clearTimeout(timer)
        timer = setTimeout(() => {
          console.log(`${folder}/${name} changed; starting again.`)
          restarting = restarting.then(restart)
        }, settleMs)
      })
    }
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => restarting.then(end))
    const parent = process.ppid
    setInterval(() => {
      if (process.env.npm_lifecycle_event && process.ppid !== parent) restarting.then(end)
    }, 500)
  }).then((code) => process.exit(code))
})

function start(node) {
  const child = spawn(node, ['--enable-source-maps', 'server/app/main.ts'], {
    cwd: root,
    env: { ...process.env, DEV: '1', NODE_ENV: 'development', JUL_ROOT: root },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Ctrl-C is ours to pass on, once.
    detached: true,
  })
  child.on('exit', (code) => {
    if (code) console.log('The server ended; the next change starts it again.')
  })
  return child
}

function stop(child) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', resolve)
    // Vite answers SIGTERM by ending the process before our own end is done.
    child.kill('SIGINT')
  })
}
