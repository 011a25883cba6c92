import { ValidationError } from '@orpc/contract'
import { ORPCError } from '@orpc/server'
import type { Problem } from '#contract/errors.ts'
import { callErrors } from '#contract/errors.ts'
import type { SignInRow } from '#server/platform/db/transaction.ts'
import { diskFullText, noteDiskFull } from '../diskSpace.ts'
import type { CallContext } from './callContext.ts'
import { isBadText, isBadTime, isBusy, isDiskFull, isIdTaken } from './databaseFault.ts'
import { Conflict, Invalid, NotFound, Refused, TooMany } from './refusal.ts'

const RETRY_SECONDS = 2
const DISK_SECONDS = 30

/** Not signed in; `hidden` answers as if the call did not exist, for areas whose existence is nobody's business. */
export const unauthorized = (how?: 'hidden') =>
  how ? new NotFound('hidden') : new ORPCError('UNAUTHORIZED', { message: callErrors.UNAUTHORIZED.message })

// What a call inside of a request has answered: whoever hands it on has it counted already.
const answered = new WeakSet<object>()

/** Turns whatever went wrong into one of the closed list, and counts what was refused, once (4.12.13). */
export function refuse(
  error: unknown,
  context: CallContext,
  call: string,
  signIn: SignInRow | null,
): ORPCError<string, unknown> {
  if (error instanceof ORPCError && answered.has(error)) return error
  const answer = toAnswer(error, context, call)
  answered.add(answer)
  const reason = reasonOf(error, answer)
  if (reason) {
    context.app.refusals.count({
      userId: signIn?.viewerId ?? signIn?.userId ?? null,
      isStaff: Boolean(signIn && (signIn.viewerId || signIn.roles.length > 0)),
      call,
      reason,
      ...context.origin,
      signInId: signIn?.signInId ?? null,
    })
  }
  return answer
}

function toAnswer(error: unknown, context: CallContext, call: string): ORPCError<string, unknown> {
  if (error instanceof Refused) return known('FORBIDDEN', { reason: error.reason })
  if (error instanceof Invalid) return known('BAD_REQUEST', { problems: error.problems })
  if (error instanceof NotFound) return known('NOT_FOUND')
  if (error instanceof Conflict) return known('CONFLICT', { reason: error.reason, current: error.current })
  if (error instanceof TooMany) return later('TOO_MANY_REQUESTS', error.retryAfterSeconds, context)
  if (error instanceof ORPCError) {
    if (error.code === 'BAD_REQUEST' && error.cause instanceof ValidationError) {
      return known('BAD_REQUEST', { problems: problemsOf(error.cause) })
    }
    if (error.code in callErrors) return error
  }
  if (isIdTaken(error)) return known('CONFLICT', { reason: 'id_taken' })
  if (isBadText(error))
    return known('BAD_REQUEST', {
      problems: [{ field: '', message: 'This text contains an unsupported character.' }],
    })
  if (isBadTime(error)) return known('BAD_REQUEST', { problems: [{ field: '', message: 'Invalid time.' }] })
  if (isDiskFull(error)) {
    noteDiskFull()
    context.app.log.error({ err: error, call, requestId: context.origin.requestId }, 'disk full')
    return later('SERVICE_UNAVAILABLE', DISK_SECONDS, context, diskFullText)
  }
  if (isBusy(error)) {
    context.app.log.warn({ err: error, call, requestId: context.origin.requestId }, 'busy')
    return later('SERVICE_UNAVAILABLE', RETRY_SECONDS, context)
  }
  context.app.log.error({ err: error, call, requestId: context.origin.requestId }, 'call failed')
  // What went wrong is for the log; people get the id to ask about.
  return new ORPCError('INTERNAL_SERVER_ERROR', {
    message: `Something went wrong. Reference ${context.origin.requestId}.`,
  })
}

function known(code: keyof typeof callErrors, data?: unknown, message?: string): ORPCError<string, unknown> {
  return new ORPCError(code, {
    status: callErrors[code].status,
    message: message ?? callErrors[code].message,
    data,
    defined: true,
  })
}

function later(
  code: 'TOO_MANY_REQUESTS' | 'SERVICE_UNAVAILABLE',
  seconds: number,
  context: CallContext,
  message?: string,
) {
  context.setHeader('retry-after', String(seconds))
  return known(code, { retryAfterSeconds: seconds }, message)
}

function problemsOf(error: ValidationError): Problem[] {
  return error.issues.slice(0, 50).map((issue) => ({
    field: (issue.path ?? [])
      .map((key) => String(typeof key === 'object' ? key.key : key))
      .join('.')
      .slice(0, 100),
    message: issue.message.slice(0, 200),
  }))
}

function reasonOf(error: unknown, answer: ORPCError<string, unknown>): string | null {
  if (error instanceof Refused) return error.reason
  if (answer.code === 'UNAUTHORIZED') return 'signed_out'
  if (answer.code === 'NOT_FOUND') return 'not_found'
  if (answer.code === 'TOO_MANY_REQUESTS') return 'too_many'
  if (error instanceof ORPCError && error.cause instanceof ValidationError && unknownKeys(error.cause))
    return 'unknown_fields'
  return null
}

const unknownKeys = (error: ValidationError) =>
  error.issues.some((issue) => issue.message.startsWith('Unrecognized key'))
