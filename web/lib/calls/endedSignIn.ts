let report: (() => void) | null = null

/** Who hears that a call was refused because nobody is signed in any more, while somebody was. */
export function onEndedSignIn(hear: (() => void) | null) {
  report = hear
}

/** A call was refused because nobody is signed in. */
export const noteEndedSignIn = () => report?.()
