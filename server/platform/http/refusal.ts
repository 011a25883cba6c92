import type { Problem } from '#contract/errors.ts'

/** `can…` said no. The reason goes to the caller and into the audit trail. */
export class Refused extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(reason)
    this.reason = reason
  }
}

/** The input is well formed but wrong, field by field. */
export class Invalid extends Error {
  readonly problems: readonly Problem[]
  constructor(problems: readonly Problem[]) {
    super(problems.map((each) => each.field).join(', '))
    this.problems = problems
  }
}

/** The row does not exist, or the actor may not know that it does: one answer for both. */
export class NotFound extends Error {}

/** Somebody else was faster; `current` is what stands now. */
export class Conflict extends Error {
  readonly reason: string
  readonly current: unknown
  constructor(reason: string, current?: unknown) {
    super(reason)
    this.reason = reason
    this.current = current
  }
}

/** A shared bucket is empty. */
export class TooMany extends Error {
  readonly retryAfterSeconds: number
  constructor(retryAfterSeconds: number) {
    super('too many')
    this.retryAfterSeconds = retryAfterSeconds
  }
}
