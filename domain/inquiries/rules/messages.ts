import { isEmail } from '#domain/accounts/rules/fields.ts'
import { fieldTexts } from '#domain/accounts/texts.ts'
import type { Problem } from '#domain/decision.ts'
import { messageLengths, messageRates } from '../limits.ts'
import { messageFieldNames, messageTexts } from '../texts.ts'
import type { MessageTopic } from '../types.ts'
import { messageTopics } from '../types.ts'

/** A message as somebody typed it; `company` may be empty. */
export type TypedMessage = {
  readonly topic: string
  readonly name: string
  readonly email: string
  readonly company: string
  readonly message: string
}

/** The topic of this name, or null. */
export function topicOf(text: string): MessageTopic | null {
  return messageTopics.find((each) => each === text) ?? null
}

/** A message without the spaces around its fields, and with line breaks of one kind (a form sends two characters for each). */
export function cleanMessage(typed: TypedMessage): TypedMessage {
  return {
    topic: typed.topic,
    name: typed.name.trim(),
    email: typed.email.trim(),
    company: typed.company.trim(),
    message: typed.message.replaceAll(/\r\n?/g, '\n').trim(),
  }
}

const lineFields = ['name', 'email', 'company'] as const

/** A message names its topic, its sender and an address to answer to; what is one line holds no other character of control. */
export function checkMessage(typed: TypedMessage): readonly Problem[] {
  const problems: Problem[] = []
  if (!topicOf(typed.topic)) problems.push({ field: 'topic', message: messageTexts.topicMissing })
  for (const field of lineFields) {
    const problem = lineProblem(typed[field], field)
    if (problem) problems.push({ field, message: problem })
  }
  if (typed.message === '') problems.push({ field: 'message', message: messageTexts.messageMissing })
  else if (typed.message.length > messageLengths.message)
    problems.push({ field: 'message', message: fieldTexts.length(messageFieldNames.message) })
  return problems
}

function lineProblem(text: string, field: (typeof lineFields)[number]): string | null {
  const label = messageFieldNames[field]
  if (text === '') return field === 'company' ? null : fieldTexts.required(label)
  if (/[\p{Cc}\u2028\u2029]/u.test(text)) return messageTexts.oneLine(label)
  if (text.length > messageLengths[field]) return fieldTexts.length(label)
  return field === 'email' && !isEmail(text) ? fieldTexts.email(label) : null
}

/** Whether a program filled the form in: it wrote into the field nobody sees, or sent sooner than anybody can write. */
export function isFromProgram(
  sent: { readonly unseen: string; readonly openedAt: Date },
  now: Date,
): boolean {
  return sent.unseen !== '' || now.getTime() - sent.openedAt.getTime() < messageRates.leastMs
}
