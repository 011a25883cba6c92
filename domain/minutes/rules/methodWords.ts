import { minutesTexts } from '../texts.ts'
import type { ModelFailure, OutcomeMethod } from '../types.ts'

/** How minutes were made, as their readers are told (K70, T-084). */
export const methodTexts: Readonly<Record<OutcomeMethod, string>> = {
  extractive: `${minutesTexts.madeWithoutModel}.`,
  edited: 'Drafted without a language model from the transcript, then edited by your advisor.',
  model:
    'AI generated from the transcript, then checked by your advisor: each line rests on a sentence that was said.',
  model_edited: 'AI generated from the transcript, then edited by your advisor.',
  written: 'Written by your advisor, not drafted from a recording.',
}

/** The same to the advisor who has it before them, and what was left out. */
export function draftMethodText(method: OutcomeMethod, leftOut: number): string | null {
  if (method !== 'model' && method !== 'model_edited') return null
  const left = leftOut === 1 ? '1 line was' : `${leftOut} lines were`
  const sentence =
    leftOut > 0
      ? ` ${left} left out: no sentence of the talk stood behind ${leftOut === 1 ? 'it' : 'them'}.`
      : ''
  return `AI generated, not yet reviewed.${sentence}`
}

/** Why the local method drafted although a language model is configured. */
export const modelFailureTexts: Readonly<Record<ModelFailure, string>> = {
  budget: 'This month’s budget for the language model is used up, so the local method drafted.',
  unreachable: 'The language model did not answer, so the local method drafted.',
  configuration: 'The language model refused the key or the model’s name, so the local method drafted.',
  refused: 'The language model declined this transcript, so the local method drafted.',
  cut: 'The answer of the language model was cut off, so the local method drafted.',
  unusable: 'The language model gave nothing that rests on the transcript, so the local method drafted.',
}
