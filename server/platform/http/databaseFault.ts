// Classes of PostgreSQL's own codes: connection lost, resources gone, cancelled by a limit, lock or deadlock.
// 25P03 and 25P04 end a connection whose transaction took too long.
const BUSY = /^(08|53|57|40)|^(55P03|25P03|25P04)$/
const BAD_TEXT = new Set(['22021', '22P05', '22P02'])
const BAD_TIME = new Set(['22007', '22008', '22009'])
// What Node says of a socket that is lost, or of a host that cannot be reached for now.
const UNREACHABLE = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ECONNABORTED', 'EPIPE', 'ETIMEDOUT', 'ENOTCONN'],
  ...['EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN', 'EAI_AGAIN'],
  ...['ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END', 'ERR_SOCKET_CLOSED'],
])
// The driver's own errors have words and no code.
const LOST_WORDS = [
  'timeout exceeded when trying to connect',
  'timeout expired',
  'Query read timeout',
  'Connection terminated',
  'Client has encountered a connection error',
  'Client was closed',
  'not queryable',
  'Cannot use a pool after calling end',
]

/** The database cannot answer now but may in a moment: 503, never 500. */
export function isBusy(error: unknown): boolean {
  return chainOf(error).some(isLost)
}

const DISK_FULL = '53100'

/** PostgreSQL has no room left to write; what was acknowledged is safe. */
export function isDiskFull(error: unknown): boolean {
  return chainOf(error).some((each) => ownCode(each) === DISK_FULL)
}

/** Text that PostgreSQL cannot take, although it passed the contract. */
export function isBadText(error: unknown): boolean {
  return BAD_TEXT.has(codeOf(error) ?? '')
}

/** A time that PostgreSQL cannot read or hold, although it passed the contract. */
export function isBadTime(error: unknown): boolean {
  return BAD_TIME.has(codeOf(error) ?? '')
}

/** A row that another has just made impossible: a unique index let only one of two through. */
export function isTaken(error: unknown): boolean {
  return codeOf(error) === '23505'
}

/** An id that another row has, of whomever: the sender made it, and nobody learns more than that it is taken (4.13.17). */
export function isIdTaken(error: unknown): boolean {
  return chainOf(error).some(
    (each) =>
      ownCode(each) === '23505' &&
      'constraint' in each &&
      typeof each.constraint === 'string' &&
      each.constraint.endsWith('_pkey'),
  )
}

/** A stretch of time that another row has: an exclusion constraint let only one of two through. */
export function isOverlap(error: unknown): boolean {
  return codeOf(error) === '23P01'
}

function isLost(error: object): boolean {
  const code = ownCode(error)
  // A socket's own file: any other missing file is a fault of ours.
  if (code === 'ENOENT') return 'syscall' in error && error.syscall === 'connect'
  if (code && (BUSY.test(code) || UNREACHABLE.has(code))) return true
  return error instanceof Error && LOST_WORDS.some((words) => error.message.includes(words))
}

function codeOf(error: unknown): string | null {
  return chainOf(error).map(ownCode).find(Boolean) ?? null
}

const ownCode = (error: object): string | null =>
  'code' in error && typeof error.code === 'string' ? error.code : null

/** The error and what it was caused by: the query builder wraps the driver's error in one of its own. */
function chainOf(error: unknown): object[] {
  const chain: object[] = []
  let each = error
  while (chain.length < 4 && typeof each === 'object' && each !== null) {
    chain.push(each)
    each = 'cause' in each ? each.cause : null
  }
  return chain
}
