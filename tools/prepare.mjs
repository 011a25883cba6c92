// What npm start does before it serves, in a process of its own whose memory goes when it ends: installs if needed,
// builds if stale, and sends the path of the pinned Node to whoever started it.
import { buildIfStale } from './build.mjs'
import { runTool, setup } from './setup.mjs'

await runTool(async () => {
  const node = await setup()
  await buildIfStale(node)
  process.send?.(node)
})
