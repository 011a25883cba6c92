import { hash } from 'node:crypto'
import type { AcceptProcessingInput } from '#contract/privacy/processing.ts'
import { checkFields, cleanFields } from '#domain/content/rules/forms.ts'
import { versionOf } from '#domain/content/rules/legal.ts'
import { wordsOf } from '#domain/content/rules/textFields.ts'
import type { SiteTextFields } from '#domain/content/types.ts'
import { canAcceptProcessing } from '#domain/privacy/permissions.ts'
import { acceptForm, agreedWords, processingSlug } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { calls } from '#server/platform/calls/calls.ts'
import { command } from '#server/platform/calls/command.ts'
import { sqlStatement } from '#server/platform/db/statement.ts'
import { Conflict, NotFound } from '#server/platform/http/refusal.ts'
import { queueMail } from '#server/platform/mail/queueMail.ts'
import { acceptedEmail } from '../emails.ts'
import { processingAcceptances } from '../tables.ts'
import { presentAcceptance } from './present.ts'
import { acceptanceColumns, findAcceptance } from './queries.ts'

// The last one is in force.
const inForce = sqlStatement<[slug: string], { fields: SiteTextFields }>(
  'select fields from app_legal_history(true) where slug = $1 limit 1',
)

const typedIn = ({ company, address, name, position, version }: AcceptProcessingInput) =>
  cleanFields(acceptForm, { company, address, name, position, version: String(version), accept: 'yes' })

/**
 * Stores that a member accepts the data processing agreement for a company, in the version that they were shown, and mails the
 * same. A version that is no longer in force is refused; the same one for the same company is the record that is there (0100).
 */
export const acceptProcessing = command(calls.privacy.acceptProcessing, {
  load: async ({ db }) => (await inForce(db, processingSlug))[0]?.fields ?? null,
  can: canAcceptProcessing,
  check: (input, text) =>
    text && versionOf(text) === input.version
      ? checkFields(acceptForm, typedIn(input))
      : [{ field: 'accept', message: processingTexts.changed }],
  run: async ({ app, db, actor: { userId }, input, loaded: text, now }) => {
    if (!text) throw new NotFound('text')
    const { company = '', address = '', name = '', position = '' } = typedIn(input)
    const { id, version } = input
    const [row] = await db
      .insert(processingAcceptances)
      .values({
        ...{ id, userId, createdBy: userId, company, address, name, position, version },
        inForceSince: wordsOf(text, 'inForceSince'),
        textHash: hash('sha256', agreedWords(text, Object.values(app.config.company).filter(Boolean))),
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning(acceptanceColumns)
    if (!row) {
      const there = await findAcceptance(db, { version, company })
      if (!there) throw new Conflict('id_taken')
      return { row: there, event: null }
    }
    const email = acceptedEmail({ ...row, on: row.createdAt.toISOString() })
    await queueMail(db, app.clock.newId(), userId, email, `privacy.accepted:${id}`)
    const details = { version, textHash: row.textHash }
    return {
      row,
      event: { name: 'processing.accepted', entity: 'processing', id, memberId: userId, details },
    }
  },
  answer: ({ row }) => ({ acceptance: presentAcceptance(row) }),
})
