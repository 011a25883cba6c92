// npm run labels: prints what advisors decided of drafts, one JSON object a line, for the training script of this installation.
import { spawnSync } from 'node:child_process'
import { root, runTool, setup } from './setup.mjs'

await runTool(async () => {
  const node = await setup()
  const { status } = spawnSync(node, ['server/app/exportLabels.ts'], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, JUL_ROOT: root },
  })
  return status ?? 1
})
