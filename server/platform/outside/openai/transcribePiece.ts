import { z } from 'zod'
import type { App } from '#server/platform/app.ts'
import { Unreachable } from '../askOutside.ts'
import { addressOf, headersOf } from './address.ts'
import { isOutOfMoney } from './askModel.ts'
import { askForMoney, OverBudget } from './budget.ts'

const TIMEOUT_MS = 120_000
const MAX_BYTES = 2_000_000
const MINUTE_MS = 60_000

const Heard = z.object({
  text: z.string().max(100_000),
  language: z.string().max(40).optional(),
  segments: z
    .array(
      z.object({
        start: z.number(),
        end: z.number(),
        text: z.string().max(20_000),
        speaker: z.string().max(80).optional(),
      }),
    )
    .max(2_000)
    .optional(),
})

/** What was said in a piece, with times inside of it where the provider gives them. */
export type HeardPiece = z.infer<typeof Heard>
export type Transcribed =
  | { readonly ok: true; readonly heard: HeardPiece }
  | { readonly ok: false; readonly reason: 'budget' | 'configuration' | 'unreachable' }

/** Sends a piece of sound to the configured model. Times are asked for, and done without where the provider has none. */
export async function transcribePiece(app: App, sound: Blob, durationMs: number): Promise<Transcribed> {
  const { ai } = app.config
  const model = ai?.transcriptionModel
  if (!ai || !model) return { ok: false, reason: 'configuration' }
  const cents = (durationMs / MINUTE_MS) * ai.centsPerAudioMinute
  const paid = { purpose: 'transcription', model, cents } as const
  const send = (format: Format) =>
    // What is listened to is billed by its length: nothing is left to settle.
    askForMoney(app, paid, requestOf(app, model, sound, format), () => null)
  try {
    const timed = await send('verbose_json')
    const { status, body } = timed.status === 400 ? await send('json') : timed
    if (status === 200) {
      const heard = Heard.safeParse(body)
      return heard.success ? { ok: true, heard: heard.data } : { ok: false, reason: 'unreachable' }
    }
    return {
      ok: false,
      reason: status >= 500 || (status === 429 && !isOutOfMoney(body)) ? 'unreachable' : 'configuration',
    }
  } catch (error) {
    if (error instanceof OverBudget) return { ok: false, reason: 'budget' }
    if (error instanceof Unreachable) return { ok: false, reason: 'unreachable' }
    throw error
  }
}

type Format = 'verbose_json' | 'json'

function requestOf(app: App, model: string, sound: Blob, format: Format) {
  const form = new FormData()
  // The ending of the name says what it is: vendors read nothing else.
  form.append('file', sound, 'piece.wav')
  form.append('model', model)
  form.append('response_format', format)
  return {
    url: addressOf(app.config, 'audio/transcriptions'),
    init: { method: 'POST', headers: headersOf(app.config), body: form },
    timeoutMs: TIMEOUT_MS,
    maxBytes: MAX_BYTES,
    isFinal: isOutOfMoney,
  }
}
