import { call, ORPCError } from '@orpc/server'
import type { Problem } from '#domain/decision.ts'
import { acceptForm } from '#domain/privacy/rules/processing.ts'
import { processingTexts } from '#domain/privacy/texts/processing.ts'
import { readPage } from '#server/platform/http/site/formPage.ts'
import type { FormAnswer, FormOutcome } from '#server/platform/http/site/siteForms.ts'
import { acceptProcessing } from './commands.ts'
import { signInFirst } from './signInFirst.ts'

/** The form on the page of the data processing agreement: whoever is signed in accepts it for a company (0100). */
export const acceptAnswer: FormAnswer = {
  form: acceptForm,
  first: signInFirst,
  send: async (context, { fields, page }) => {
    const now = context.app.clock.now()
    if (!readPage(acceptForm.name, page, now)) return { problems: [] }
    const { company = '', address = '', name = '', position = '' } = fields
    const version = Number(fields.version)
    try {
      const { acceptance } = await call(
        acceptProcessing,
        { id: context.app.clock.newId(), company, address, name, position, version, accept: true },
        { path: ['privacy', 'acceptProcessing'], context },
      )
      return { to: `${acceptForm.sentPath}?id=${acceptance.id}` }
    } catch (error) {
      const outcome = error instanceof ORPCError ? outcomeOf(error) : null
      if (!outcome) throw error
      return outcome
    }
  },
}

/** What a refusal says on the page; null where it is nobody's of the form. */
function outcomeOf({ code, data }: ORPCError<string, unknown>): FormOutcome | null {
  // safe because these codes carry these data (contract/errors.ts)
  const { problems, reason } = (data ?? {}) as { problems?: readonly Problem[]; reason?: string }
  if (code === 'BAD_REQUEST' && problems) return { problems }
  if (code !== 'FORBIDDEN') return null
  if (reason === 'demo_member') return { problems: [], said: processingTexts.demo }
  return reason === 'staff_account' ? { problems: [], said: processingTexts.staff } : null
}
