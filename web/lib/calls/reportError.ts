import { cleanErrorReport } from '#domain/content/rules/errorReport.ts'
import type { ErrorLevel } from '#domain/content/types.ts'
import { api } from './api.ts'
import { runningVersion } from './appVersion.ts'

// A page that fails in a loop reports its first errors; the tenth says nothing new.
const most = 5
const reported = new Map<string, Promise<string | null>>()

/** Sends an error to be stored; its id once it is, null where it could not be (T-172). The same error is one report. */
export function reportError(error: unknown, level: ErrorLevel): Promise<string | null> {
  const { message, stack } = wordsOf(error)
  const sign = `${level} ${message}`
  const known = reported.get(sign)
  if (known) return known
  if (reported.size >= most) return Promise.resolve(null)
  const report = send({ message, stack }, level)
  reported.set(sign, report)
  return report
}

async function send({ message, stack }: { message: string; stack: string }, level: ErrorLevel) {
  const text = cleanErrorReport({ path: window.location.pathname, message, stack, release: runningVersion() })
  try {
    const { id } = await api.content.reportError({ id: crypto.randomUUID(), level, ...text })
    return id
  } catch {
    return null
  }
}

function wordsOf(error: unknown) {
  if (error instanceof Error) return { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
  return { message: typeof error === 'string' ? error : Object.prototype.toString.call(error), stack: '' }
}
