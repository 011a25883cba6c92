// Classes of PostgreSQL's own codes: connection lost, resources gone, cancelled by a limit, lock or deadlock.
const BUSY = /^(08|53|57|40)|^55P03$/
const BAD_TEXT = new Set(['22021', '22P05', '22P02'])
const BAD_TIME = new Set(['22007', '22008', '22009'])
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOENT', 'EPIPE', 'ETIMEDOUT'])

/** The database cannot answer now but may in a moment: 503, never 500. */
export function isBusy(error: unknown): boolean {
  const code = codeOf(error)
  if (code && (BUSY.test(code) || UNREACHABLE.has(code))) return true
  const message = messageOf(error)
  return /timeout exceeded when trying to connect|Connection terminated|not queryable|connection error/i.test(
    message,
  )
}

/** Text that PostgreSQL cannot take, although it passed the contract. */
export function isBadText(error: unknown): boolean {
  return BAD_TEXT.has(codeOf(error) ?? '')
}

/** A time that PostgreSQL cannot read or hold, although it passed the contract. */
export function isBadTime(error: unknown): boolean {
  return BAD_TIME.has(codeOf(error) ?? '')
}

function codeOf(error: unknown): string | null {
  let each: unknown = error
  // The query builder wraps the driver's error in one of its own.
  for (let depth = 0; depth < 4 && typeof each === 'object' && each !== null; depth++) {
    if ('code' in each && typeof each.code === 'string') return each.code
    each = 'cause' in each ? each.cause : null
  }
  return null
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return ''
  return `${error.message} ${error.cause instanceof Error ? error.cause.message : ''}`
}
