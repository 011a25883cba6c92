// npm start: install if needed, build if stale, serve.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { join } from 'node:path'
import { buildIfStale, noteServing } from './build.mjs'
import { root, runTool, setup } from './setup.mjs'

await runTool(async () => {
  const node = await setup()
  await buildIfStale(node)
  const unnote = noteServing()
  try {
    return await serve(node)
  } finally {
    unnote()
  }
})

/** The server's exit code. */
function serve(node) {
  const args = ['--max-semi-space-size=4', '--enable-source-maps', join(root, 'build', 'server', 'main.mjs')]
  const child = spawn(node, args, {
    cwd: root,
    env: { NODE_COMPILE_CACHE: join(root, 'build', '.compile-cache'), ...process.env, JUL_ROOT: root },
    stdio: ['ignore', 'inherit', 'inherit'],
    // Out of the terminal's reach: a Ctrl-C that came from the terminal and from us would count as two, and
    // the second one means "at once".
    detached: true,
  })
  return new Promise((resolve, reject) => {
    let lastSignalAt = 0
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
      process.on(name, () => {
        // npm passes on what the terminal has sent us already.
        const now = Date.now()
        if (now - lastSignalAt < 500) return
        lastSignalAt = now
        child.kill(name === 'SIGHUP' ? 'SIGTERM' : name)
      })
    }
    // A signal to npm may end npm and its shell alone. Left without them we are meant to end too.
    const parent = process.ppid
    const watch = setInterval(() => {
      if (!process.env.npm_lifecycle_event || process.ppid === parent) return
      clearInterval(watch)
      child.kill('SIGTERM')
    }, 500).unref()
    child.on('error', reject)
    child.on('exit', (code, name) => resolve(name ? 128 + constants.signals[name] : code))
  })
}
