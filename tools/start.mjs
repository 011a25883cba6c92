// npm start: install if needed, build if stale, serve. It stays for as long as the server does, so it loads little:
// installing and building happen in a process that ends (prepare.mjs).
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { serverEnv, serverFlags } from './serverFlags.mjs'
import { noteServing } from './serving.mjs'
import { root, runTool } from './setup.mjs'

await runTool(async () => {
  const { code, node } = await prepare()
  if (!node) return code
  return await serve(node)
})

/** The path of the pinned Node, or the code that the preparation ended with. */
async function prepare() {
  let node = null
  let closed = null
  const begin = () => {
    const child = spawn(process.execPath, [join(root, 'tools', 'prepare.mjs')], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    })
    child.on('message', (path) => {
      node = path
    })
    // What was sent has arrived once the line is closed, which may be after the process has ended.
    closed = new Promise((resolve) => child.once('disconnect', resolve))
    return child
  }
  const code = await untilEnds(begin, (child, name) => child.kill(name))
  await closed
  return { code: code || 1, node: code === 0 ? node : null }
}

/** The server's exit code. */
async function serve(node) {
  let unnote = () => undefined
  const begin = () => {
    const child = spawn(node, [...serverFlags, join(root, 'build', 'server', 'main.mjs')], {
      cwd: root,
      env: {
        NODE_COMPILE_CACHE: join(root, 'build', '.compile-cache'),
        ...serverEnv,
        ...process.env,
        JUL_ROOT: root,
      },
      stdio: ['ignore', 'inherit', 'inherit'],
      // Out of the terminal's reach: a Ctrl-C that came from the terminal and from us would count as two, and
      // the second one means "at once".
      detached: true,
    })
    // The server itself is noted: it serves on where we are killed.
    if (child.pid) unnote = noteServing(child.pid)
    return child
  }
  let lastSignalAt = 0
  try {
    return await untilEnds(begin, (child, name) => {
      // npm passes on what the terminal has sent us already.
      const now = Date.now()
      if (now - lastSignalAt < 500) return
      lastSignalAt = now
      child.kill(name === 'SIGHUP' ? 'SIGTERM' : name)
    })
  } finally {
    unnote()
  }
}

/** The exit code of the child that begins here; until then signals go to `pass`, and so does the end of npm. */
function untilEnds(begin, pass) {
  return new Promise((resolve, reject) => {
    const names = ['SIGINT', 'SIGTERM', 'SIGHUP']
    const onSignal = (name) => pass(child, name)
    // Before the child is there: a signal in the moment between would end us alone.
    for (const name of names) process.on(name, onSignal)
    const child = begin()
    // A signal to npm may end npm and its shell alone. Left without them we are meant to end too.
    const parent = process.ppid
    const watch = setInterval(() => {
      if (!process.env.npm_lifecycle_event || process.ppid === parent) return
      clearInterval(watch)
      onSignal('SIGTERM')
    }, 500).unref()
    child.on('error', reject)
    child.on('exit', (code, name) => {
      clearInterval(watch)
      for (const each of names) process.off(each, onSignal)
      resolve(name ? 128 + constants.signals[name] : code)
    })
  })
}
