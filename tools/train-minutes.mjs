// npm run train:minutes: writes the weights of the drafting of minutes anew from public meetings ($TRANSCRIPTS_DIR).
import { spawnSync } from 'node:child_process'
import { root, runTool, setup } from './setup.mjs'

await runTool(async () => {
  const node = await setup()
  const program = ['tests/bench/minutes/train.ts', ...process.argv.slice(2)]
  return spawnSync(node, program, { cwd: root, stdio: 'inherit' }).status ?? 1
})
