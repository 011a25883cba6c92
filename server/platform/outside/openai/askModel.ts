import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { App } from '#server/platform/app.ts'
import { Unreachable } from '../askOutside.ts'
import { parseAnswer } from '../parseAnswer.ts'
import { addressOf, headersOf } from './address.ts'
import { askForMoney, OverBudget } from './budget.ts'

/** Why a model gave nothing that can be read. */
type NoAnswer = 'budget' | 'unreachable' | 'configuration' | 'refused' | 'cut' | 'unusable'

export type ModelAnswer =
  | { readonly ok: true; readonly content: unknown }
  | { readonly ok: false; readonly reason: NoAnswer }

export type ModelQuestion = {
  readonly system: string
  readonly user: string
  readonly schemaName: string
  /** JSON Schema that the answer has to keep. */
  readonly schema: object
  /** What the vendor may tie misuse to; only its hash leaves. */
  readonly about: string
}

const TIMEOUT_MS = 120_000
const MAX_BYTES = 2_000_000
const MOST_OUT_TOKENS = 8_000
const MILLION = 1_000_000

const Completion = z.object({
  choices: z
    .array(
      z.object({
        finish_reason: z.string().nullable(),
        message: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.object({ prompt_tokens: z.number(), completion_tokens: z.number() }).optional(),
})
const Failure = z.object({ error: z.object({ code: z.string().nullish() }) })

/** Asks the configured model for JSON of a shape. Money is kept back before; nothing of the answer is followed, it is only read. */
export async function askModel(app: App, question: ModelQuestion): Promise<ModelAnswer> {
  const { ai } = app.config
  const model = ai?.reportModel
  if (!ai || !model) return { ok: false, reason: 'configuration' }
  const asked = [question.system, question.user, JSON.stringify(question.schema)].join('\n')
  // No tokeniser makes more than a token of two bytes of talk; what it was is settled by what the model counted.
  const most = cents(ai, Math.ceil(Buffer.byteLength(asked) / 2), MOST_OUT_TOKENS)
  const send = (isFull: boolean) => {
    const body = bodyOf(model, question, isFull)
    const usage = (answer: unknown) => {
      const counted = Completion.safeParse(answer).data?.usage
      return counted ? cents(ai, counted.prompt_tokens, counted.completion_tokens) : null
    }
    const paid = { purpose: 'report', model: model, cents: most } as const
    return askForMoney(app, paid, requestOf(app, body), usage)
  }
  try {
    const full = await send(true)
    // Vendors that know neither schemas nor these fields say so with 400.
    const { status, body } = full.status === 400 ? await send(false) : full
    if (status !== 200)
      return { ok: false, reason: status >= 500 || status === 429 ? 'unreachable' : 'configuration' }
    const completion = Completion.safeParse(body)
    return completion.success ? read(completion.data) : { ok: false, reason: 'unusable' }
  } catch (error) {
    if (error instanceof OverBudget) return { ok: false, reason: 'budget' }
    if (error instanceof Unreachable) return { ok: false, reason: 'unreachable' }
    throw error
  }
}

type Ai = NonNullable<App['config']['ai']>
const cents = (ai: Ai, tokensIn: number, tokensOut: number) =>
  (tokensIn * ai.centsPerMillionIn + tokensOut * ai.centsPerMillionOut) / MILLION

function bodyOf(model: string, question: ModelQuestion, isFull: boolean): object {
  const messages = [
    { role: 'system', content: question.system },
    { role: 'user', content: question.user },
  ]
  if (!isFull) return { model, messages, response_format: { type: 'json_object' } }
  const { schemaName: name, schema } = question
  return {
    model,
    messages,
    max_completion_tokens: MOST_OUT_TOKENS,
    response_format: { type: 'json_schema', json_schema: { name, strict: true, schema } },
    store: false,
    safety_identifier: createHash('sha256').update(question.about).digest('hex'),
  }
}

const requestOf = (app: App, body: object) => ({
  url: addressOf(app.config, 'chat/completions'),
  init: {
    method: 'POST',
    headers: { ...headersOf(app.config), 'content-type': 'application/json' },
    body: JSON.stringify(body),
  },
  timeoutMs: TIMEOUT_MS,
  maxBytes: MAX_BYTES,
  isFinal: isOutOfMoney,
})

/** The vendor's own limit, which waiting does not lift. */
export const isOutOfMoney = (body: unknown): boolean =>
  Failure.safeParse(body).data?.error.code === 'insufficient_quota'

/** Only an answer that ended by itself is whole; calls of tools are not looked at (T-080). */
function read({ choices: [choice] }: z.infer<typeof Completion>): ModelAnswer {
  if (!choice || choice.message.refusal || choice.finish_reason === 'content_filter')
    return { ok: false, reason: 'refused' }
  if (choice.finish_reason === 'length') return { ok: false, reason: 'cut' }
  try {
    return { ok: true, content: parseAnswer(choice.message.content ?? '') }
  } catch {
    return { ok: false, reason: 'unusable' }
  }
}
