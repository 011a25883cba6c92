import { Worker } from 'node:worker_threads'
import type { Draft } from '#domain/minutes/types.ts'
import type { Segment } from '#domain/recordings/types.ts'
import type { SessionMatter } from '../rules/draftOutcome.ts'
import { draftOutcome } from '../rules/draftOutcome.ts'
import type { DraftTask } from './draftThread.ts'

// Below this a draft takes a few milliseconds, less than a thread takes to start.
const LONG_SEGMENTS = 300
// The queue gives a draft two minutes; a talk that needs longer than this is given up, not the server.
const MOST_MS = 90_000
const MOST_MEMORY_MB = 512

/** Drafts a long talk in a thread of its own: requests on this node do not wait for it. */
export async function draftInThread(segments: readonly Segment[], session: SessionMatter): Promise<Draft> {
  if (segments.length < LONG_SEGMENTS) return draftOutcome(segments, session)
  // Bundled the thread's file stands next to the server's, under its built name (tools/build.mjs).
  const file = import.meta.url.endsWith('.ts') ? './draftThread.ts' : './draftThread.mjs'
  const worker = new Worker(new URL(file, import.meta.url), {
    workerData: { kind: 'draft', segments, session } satisfies DraftTask,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
  })
  const limit = setTimeout(() => void worker.terminate(), MOST_MS)
  try {
    return await new Promise<Draft>((resolve, reject) => {
      worker.once('message', resolve)
      worker.once('error', reject)
      worker.once('exit', () => reject(new Error('the draft was not finished')))
    })
  } finally {
    clearTimeout(limit)
    await worker.terminate()
  }
}
