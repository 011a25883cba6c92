/** What a report says of one receiver: `addresses` are those it names, in lower case. */
export type BounceWord = {
  readonly action: string
  readonly status: string
  readonly said: string
  readonly addresses: readonly string[]
}
