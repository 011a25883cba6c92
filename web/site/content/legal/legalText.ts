import type { TextSection } from '../text/textBlock.ts'

/** A text that binds: what it says in short, its parts, and since when it is in force. */
export type LegalText = {
  readonly version: number
  /** 'YYYY-MM-DD'. */
  readonly inForceSince: string
  /** To help reading; the text below it is what counts. */
  readonly short: readonly string[]
  readonly sections: readonly TextSection[]
}
