// npm run dev: the server from its sources, with the web's hot reload inside, started again on every change.
import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { root, runTool, setup } from './setup.mjs'

await runTool(async () => {
  const node = await setup()
  // Watches every module that was loaded; Vite watches the web by itself.
  const child = spawn(
    node,
    ['--watch', '--watch-preserve-output', '--enable-source-maps', 'server/main.ts'],
    {
      cwd: root,
      env: { ...process.env, DEV: '1', NODE_ENV: 'development', JUL_ROOT: root },
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    },
  )
  return new Promise((resolve, reject) => {
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill('SIGTERM'))
    const parent = process.ppid
    const watch = setInterval(() => {
      if (!process.env.npm_lifecycle_event || process.ppid === parent) return
      clearInterval(watch)
      child.kill('SIGTERM')
    }, 500).unref()
    child.on('error', reject)
    child.on('exit', (code, name) =>
      resolve(name && name !== 'SIGTERM' ? 128 + constants.signals[name] : (code ?? 0)),
    )
  })
})
