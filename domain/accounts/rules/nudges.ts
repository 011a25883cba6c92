/** Nudges that were put away, by name, with the moment in milliseconds since 1970. */
export type Dismissed = Readonly<Record<string, number>>

/** What is put away as the nudges are, once it was read: that a sign-in has cancelled the deletion of the account (K37). */
export const keptAccountNudge = 'account kept'

/** Puts one more away; what is older than they are kept for goes, and the oldest beyond their number (T-205). */
export function withDismissed(
  dismissed: Dismissed,
  nudge: string,
  now: Date,
  bounds: { readonly keptMs: number; readonly most: number },
): Dismissed {
  const kept = Object.entries(dismissed)
    .filter(([name, at]) => name !== nudge && now.getTime() - at < bounds.keptMs)
    .sort(([, one], [, other]) => other - one)
    .slice(0, bounds.most - 1)
  return Object.fromEntries([...kept, [nudge, now.getTime()]])
}
