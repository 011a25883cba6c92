/** The answer to every question of permission: yes, or no with the reason that screen, log and test all name. */
export type Decision = { readonly ok: true } | { readonly ok: false; readonly reason: string }

/** Permission given. */
export const yes: Decision = { ok: true }

/** Permission refused; `reason` is a stable snake_case word, never a sentence for people. */
export const no = (reason: string): Decision => ({ ok: false, reason })

/** The first refusal of several questions, or yes when all agree. */
export const all = (...decisions: readonly Decision[]): Decision => decisions.find((each) => !each.ok) ?? yes

/** A decision as it travels to a screen; `reason` is null where the answer is yes. */
export const answer = (decision: Decision): { ok: boolean; reason: string | null } => ({
  ok: decision.ok,
  reason: decision.ok ? null : decision.reason,
})

/** One thing wrong with one field, said to the person; `field` is the input's key, empty where the whole is wrong. */
export type Problem = { readonly field: string; readonly message: string }
