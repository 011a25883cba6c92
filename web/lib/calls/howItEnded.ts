import { refusalOf } from './refusal.ts'

type Asked = { data?: unknown; error: Error | null }

/** Whether one thing is gone (not there, not ours to see, or under no address of one), or could not be read. */
export function howItEnded({ data, error }: Asked, isPossible = true) {
  const code = error && data === undefined ? refusalOf(error).code : null
  const isGone = !isPossible || code === 'NOT_FOUND' || code === 'BAD_REQUEST'
  return { isGone, hasFailed: code !== null && !isGone }
}
