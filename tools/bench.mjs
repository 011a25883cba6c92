// npm run bench: what the product costs against the bare limits, in one interleaved run. Ratios, not absolutes.
import { spawnSync } from 'node:child_process'
import { buildIfStale } from './build.mjs'
import { root, runTool, setup } from './setup.mjs'

await runTool(async () => {
  const node = await setup()
  await buildIfStale(node)
  const { status } = spawnSync(
    node,
    ['--enable-source-maps', 'tests/bench/run.ts', ...process.argv.slice(2)],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, JUL_ROOT: root },
    },
  )
  return status ?? 1
})
