// npm run db:init: prepares a production database as its owner, makes the login and prints its address.
// With `-- --first-admin <address>` it also prints the link that makes the first admin.
import { spawnSync } from 'node:child_process'
import { root, runTool, setup } from './setup.mjs'

await runTool(async () => {
  const node = await setup()
  const { status } = spawnSync(node, ['server/app/initialiseDatabase.ts', ...process.argv.slice(2)], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, JUL_ROOT: root },
  })
  return status ?? 1
})
