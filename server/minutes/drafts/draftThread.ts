import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import type { Segment } from '#domain/recordings/types.ts'
import type { SessionMatter } from '../rules/draftOutcome.ts'
import { draftOutcome } from '../rules/draftOutcome.ts'

export type DraftTask = { kind: 'draft'; segments: readonly Segment[]; session: SessionMatter }

/** What the thread outside the event loop does: one draft, and then it is over. */
export function draftThread({ segments, session }: DraftTask): void {
  parentPort?.postMessage(draftOutcome(segments, session))
}

const task = workerData as DraftTask | null // safe because draftInThread.ts starts this file and nobody else does
if (!isMainThread && task?.kind === 'draft') draftThread(task)
