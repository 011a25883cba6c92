import { sentShownHours } from '#domain/inquiries/limits.ts'
import type { VisitorKind } from '#domain/inquiries/types.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { openCall } from '#server/platform/calls/openCall.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { readSentToken } from './sentToken.ts'

const HOUR_MS = 3_600_000

const read = sqlStatement<
  [id: string, since: Date],
  { kind: VisitorKind; subject: string; body: string; due_on: string | null }
>('select kind, subject, body, due_on::text as due_on from app_sent_message($1, $2)')

/** What was sent, for an hour and for whoever has the token of the page it led to; null where nothing of it is stored (K14, 0116). */
export const getSentMessage = openCall(calls.inquiries.getSentMessage, async ({ db, now, input }) => {
  const id = readSentToken(input.token)
  const [row] = id ? await read(db, id, new Date(now.getTime() - sentShownHours * HOUR_MS)) : []
  if (!row) return { message: null }
  const { due_on: dueOn, ...message } = row
  return { message: { ...message, dueOn } }
})
