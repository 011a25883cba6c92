import type { TextSection } from '#domain/content/rules/textBody.ts'

/** A text that binds as the build has it: what it says in short, its parts, and since when it is in force. */
export type BuiltLegalText = {
  readonly version: number
  /** 'YYYY-MM-DD'. */
  readonly inForceSince: string
  /** To help reading; the text below it is what counts. */
  readonly short: readonly string[]
  readonly sections: readonly TextSection[]
  /** What it changes against the one before, in a sentence, where that is said. */
  readonly changed?: string
}

/** The same as its page shows it. */
export type LegalText = BuiltLegalText & { readonly title: string }
