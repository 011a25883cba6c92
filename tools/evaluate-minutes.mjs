// npm run evaluate:minutes: what drafting finds and misses on labelled meetings ($TRANSCRIPTS_DIR), held to its floor.
import { spawnSync } from 'node:child_process'
import { root, runTool, setup } from './setup.mjs'

await runTool(async () => {
  const node = await setup()
  const program = ['tests/bench/minutes/evaluate.ts', ...process.argv.slice(2)]
  return spawnSync(node, program, { cwd: root, stdio: 'inherit' }).status ?? 1
})
