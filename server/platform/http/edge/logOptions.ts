import type { LoggerOptions } from 'pino'

const CAUSES = 4
// What PostgreSQL and the network name of a fault; `detail`, `where` and values are not among them.
const NAMES = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine', 'syscall'] as const

/** How the log is written: one line of JSON each, and no word of a person in it (T-LOG). */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  base: undefined,
  redact: ['req.headers', 'headers', 'password', 'token'],
  serializers: { err: (error: unknown) => describeError(error, 0) },
})

/**
 * What the log keeps of an error. A failed query carries its values in its message, emails and links among them, and
 * PostgreSQL quotes what it could not take: of both only the kind stays, with the names and the place in our code.
 */
function describeError(error: unknown, depth: number): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const fields = error as Error & Record<string, unknown> // safe because every field is looked at before it is kept
  const query = typeof fields.query === 'string' && 'params' in fields ? fields.query : null
  const isTold = query === null && !('severity' in fields)
  return {
    type: error.name,
    ...(isTold ? { message: error.message } : {}),
    ...(query === null ? {} : { query: query.slice(0, 500) }),
    ...Object.fromEntries(NAMES.flatMap((name) => (isShort(fields[name]) ? [[name, fields[name]]] : []))),
    stack: framesOf(error),
    ...(error.cause && depth < CAUSES ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}

const isShort = (value: unknown): boolean => typeof value === 'string' && value.length <= 100

/** The stack without the message that it begins with. */
const framesOf = ({ stack = '' }: Error): string =>
  stack
    .split('\n')
    .filter((line) => /^ {4}at /.test(line))
    .join('\n')
