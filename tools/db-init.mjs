// npm run db:init: prepares a production database as its owner, makes the login and prints its address.
import { spawnSync } from 'node:child_process'
import { root, runTool, setup } from './setup.mjs'

await runTool(async () => {
  const node = await setup()
  const { status } = spawnSync(node, ['server/db/initialise.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, JUL_ROOT: root },
  })
  return status ?? 1
})
