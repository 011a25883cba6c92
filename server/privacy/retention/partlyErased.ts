/** Some of a period could not be erased; what went all the same is counted. */
export class PartlyErased extends Error {
  readonly erased: number
  constructor(erased: number, cause: unknown) {
    super(cause instanceof Error ? cause.message : 'failed', { cause })
    this.erased = erased
  }
}
