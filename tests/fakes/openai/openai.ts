import { contractOf } from '../contracts.ts'
import type { Heard, Said, StandIn } from '../standIn.ts'
import { startStandIn } from '../standIn.ts'

type Chat = { messages: { role: string; content: string }[] }

/** What the stand-in answers: the JSON of a report from what was asked, and the words of a piece of audio. */
export type OpenAiAnswers = {
  report?(question: { system: string; user: string }): unknown
  models?(): readonly object[]
  words?(piece: { size: number; name: string; at: number }): string | object
}

const contract = contractOf('openai/openapi.chat-audio-models.trimmed.json')
const schemas = '#/components/schemas'
const chatRequest = contract?.(`${schemas}/CreateChatCompletionRequest`)
const chatAnswer = contract?.(`${schemas}/CreateChatCompletionResponse`)
const modelsAnswer = contract?.(`${schemas}/ListModelsResponse`)
const transcriptionAnswers = contract && [
  contract(`${schemas}/CreateTranscriptionResponseJson`),
  contract(`${schemas}/CreateTranscriptionResponseVerboseJson`),
]

/** An OpenAI-compatible service held to its contract: chat, transcription, models. */
export async function startOpenAi(answers: OpenAiAnswers): Promise<StandIn> {
  let pieces = 0
  return await startStandIn({
    check: async (heard) => {
      if (heard.headers.authorization !== 'Bearer test-key') return ['wrong key']
      if (heard.path.endsWith('/chat/completions'))
        return chatRequest?.(JSON.parse(heard.body.toString())) ?? []
      if (heard.path.endsWith('/audio/transcriptions')) return await checkAudio(heard)
      return heard.path.endsWith('/models') ? [] : ['no such address']
    },
    answer: async (heard, mode) => {
      if (heard.path.endsWith('/models'))
        return { status: 200, body: { object: 'list', data: answers.models?.() ?? [] } }
      if (heard.path.endsWith('/audio/transcriptions')) {
        const form = await formOf(heard)
        const file = form.get('file')
        const piece = file instanceof File ? { size: file.size, name: file.name } : { size: 0, name: '' }
        const words = mode === 'silence' ? '' : (answers.words?.({ ...piece, at: pieces++ }) ?? '')
        return { status: 200, body: typeof words === 'string' ? { text: words } : words }
      }
      const { messages } = JSON.parse(heard.body.toString()) as Chat // safe because the contract was checked before
      const of = (role: string) => messages.find((each) => each.role === role)?.content ?? ''
      const report = answers.report?.({ system: of('system'), user: of('user') }) ?? {}
      return { status: 200, body: completion(report, mode) }
    },
    checkAnswer: (heard: Heard, said: Said) => {
      if (heard.path.endsWith('/chat/completions')) return chatAnswer?.(said.body) ?? []
      if (heard.path.endsWith('/models')) return modelsAnswer?.(said.body) ?? []
      if (!heard.path.endsWith('/audio/transcriptions') || !transcriptionAnswers) return []
      const verdicts = transcriptionAnswers.map((check) => check(said.body))
      return verdicts.some((verdict) => verdict.length === 0) ? [] : (verdicts[0] ?? [])
    },
  })
}

function completion(report: unknown, mode: string | null) {
  const text = typeof report === 'string' ? report : JSON.stringify(report)
  const message = {
    role: 'assistant',
    content: mode === 'refusal' ? null : mode === 'length' ? text.slice(0, text.length / 2) : text,
    refusal: mode === 'refusal' ? "I can't help with that." : null,
  }
  return {
    id: 'chatcmpl-test',
    object: 'chat.completion',
    created: 1_795_168_800,
    model: 'test-model',
    choices: [{ index: 0, message, logprobs: null, finish_reason: mode === 'length' ? 'length' : 'stop' }],
    usage: { prompt_tokens: 1_000, completion_tokens: 200, total_tokens: 1_200 },
  }
}

const formOf = (heard: Heard) =>
  new Response(new Uint8Array(heard.body), {
    headers: { 'content-type': heard.headers['content-type'] ?? '' },
  }).formData()

async function checkAudio(heard: Heard): Promise<string[]> {
  const form = await formOf(heard)
  const file = form.get('file')
  const problems: string[] = []
  if (!(file instanceof File) || file.size === 0) problems.push('file is missing')
  if (file instanceof File && file.size > 26_214_400) problems.push('file is too large')
  if (file instanceof File && !/\.(?:flac|mp3|mp4|mpeg|mpga|m4a|ogg|wav|webm)$/.test(file.name))
    problems.push('unknown kind of file')
  if (!form.get('model')) problems.push('model is missing')
  for (const name of form.keys())
    if (!['file', 'model', 'language', 'response_format', 'prompt', 'temperature'].includes(name))
      problems.push(`unknown ${name}`)
  return problems
}
