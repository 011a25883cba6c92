import type { Draft, ModelFailure } from '#domain/minutes/types.ts'
import type { Segment } from '#domain/recordings/types.ts'
import { dayIn } from '#domain/zones.ts'
import type { App } from '#server/platform/app.ts'
import type { ModelAnswer } from '#server/platform/outside/openai/askModel.ts'
import { askModel } from '#server/platform/outside/openai/askModel.ts'
import type { SessionMatter } from '../rules/draftOutcome.ts'
import type { ModelDraft } from './rules/modelDraft.ts'
import { draftOfModel } from './rules/modelDraft.ts'
import type { ReportMatter, ReportPart } from './rules/modelReport.ts'
import { halvesOf, partsOf, questionOf, reportRules, reportSchema } from './rules/modelReport.ts'

export type ByModel = ({ ok: true } & ModelDraft) | { ok: false; reason: ModelFailure }

type Asking = { app: App; sessionId: string; matter: ReportMatter }

/** The draft of a model, part by part; where one part cannot be had there is none, and the local method's stands. */
export async function draftByModel(
  app: App,
  sessionId: string,
  segments: readonly Segment[],
  session: SessionMatter,
  local: Draft,
): Promise<ByModel> {
  const parts = partsOf(segments)
  const matter = {
    title: session.title,
    day: dayIn(session.startAt, session.timeZone),
    people: session.people,
  }
  const answers: unknown[] = []
  for (const [at, part] of parts.entries()) {
    const read = await readPart({ app, sessionId, matter }, part, at, parts.length)
    if (!read.ok) return read
    answers.push(...read.contents)
  }
  const drafted = draftOfModel(answers, segments, session, local)
  const isEmpty = drafted.draft.offers.length === 0 && drafted.draft.lines.length === 0
  return isEmpty ? { ok: false, reason: 'unusable' } : { ok: true, ...drafted }
}

type Read = { ok: true; contents: readonly unknown[] } | { ok: false; reason: ModelFailure }

/** An answer that was cut off is asked for in two halves; one that is no JSON, once more. */
async function readPart(asking: Asking, part: ReportPart, at: number, of: number): Promise<Read> {
  const answer = await ask(asking, part, at, of)
  if (answer.ok) return { ok: true, contents: [answer.content] }
  const halves = answer.reason === 'cut' ? halvesOf(part) : null
  if (halves) {
    const [first, second] = [
      await readPart(asking, halves[0], at, of),
      await readPart(asking, halves[1], at, of),
    ]
    if (!first.ok) return first
    return second.ok ? { ok: true, contents: [...first.contents, ...second.contents] } : second
  }
  if (answer.reason !== 'unusable') return answer
  const again = await ask(asking, part, at, of)
  return again.ok ? { ok: true, contents: [again.content] } : again
}

const ask = (
  { app, sessionId, matter }: Asking,
  part: ReportPart,
  at: number,
  of: number,
): Promise<ModelAnswer> =>
  askModel(app, {
    system: reportRules,
    user: questionOf(matter, part, at, of),
    schemaName: 'session_report',
    schema: reportSchema,
    about: sessionId,
  })
