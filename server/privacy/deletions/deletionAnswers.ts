import { call } from '@orpc/server'
import type { Deletion } from '#contract/privacy/deletions.ts'
import { longDay } from '#domain/days.ts'
import {
  askDeletionForm,
  confirmDeletionForm,
  deletionPaths,
  keepDataForm,
} from '#domain/privacy/rules/deletions.ts'
import { deletionTexts } from '#domain/privacy/texts/deletions.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import type { Fills } from '#server/platform/http/site/filledPage.ts'
import { attribute } from '#server/platform/http/site/filledPage.ts'
import { readPage } from '#server/platform/http/site/formPage.ts'
import type { FormAnswer, OpenedForm } from '#server/platform/http/site/siteForms.ts'
import { escapeHtml } from '#server/platform/template.ts'
import { askDeletion, cancelDeletion, confirmDeletion } from './commands.ts'
import { getDeletion } from './queries.ts'

const hidden = attribute('hidden', '')
const unknown = { problems: [], said: deletionTexts.linkUnknown }

type Found = { readonly status: Deletion['status'] | null; readonly dueAt: string | null }

/** The page of a link: how far its request is, and the button that fits. Opening it changes nothing. */
async function open(context: CallContext, query: URLSearchParams): Promise<OpenedForm> {
  const token = (query.get('token') ?? '').slice(0, 200)
  const found = await call(getDeletion, { token }, { path: ['privacy', 'getDeletion'], context })
  return { typed: { token }, fills: fillsOf(token, found) }
}

const fillsOf = (token: string, { status, dueAt }: Found): Fills => ({
  asked: status === 'asked' ? '' : hidden,
  waiting: status === 'waiting' ? '' : hidden,
  cancelled: status === 'cancelled' ? '' : hidden,
  unknown: status === null ? '' : hidden,
  day: dueAt ? escapeHtml(longDay(dueAt)) : '',
  keep: attribute('href', deletionPaths.keep(token)),
})

/** What a page without a link says. */
const blank = fillsOf('', { status: null, dueAt: null })

/** Deletion by address: asked, confirmed and called back by forms of the site, without a script (K37). */
export const deletionAnswers: readonly FormAnswer[] = [
  {
    form: askDeletionForm,
    send: async (context, { fields: { email = '' }, unseen, page }) => {
      if (!readPage(askDeletionForm.name, page, context.app.clock.now())) return { problems: [] }
      // What fills in a field that nobody sees is answered like the rest, and nothing is stored.
      if (unseen !== '') return { to: askDeletionForm.sentPath, isRepeat: true }
      // A repeat is counted by the network's own bound alone: a refusal of its own would tell that it is one.
      await call(
        askDeletion,
        { id: context.app.clock.newId(), email, page },
        { path: ['privacy', 'askDeletion'], context },
      )
      return { to: askDeletionForm.sentPath }
    },
  },
  {
    form: confirmDeletionForm,
    open,
    blank,
    send: async (context, { fields: { token = '' } }) => {
      const { became } = await call(
        confirmDeletion,
        { token },
        { path: ['privacy', 'confirmDeletion'], context },
      )
      if (became === 'waiting') return { to: confirmDeletionForm.sentPath }
      return became === 'staff' ? { problems: [], said: deletionTexts.staff } : unknown
    },
  },
  {
    form: keepDataForm,
    open,
    blank,
    send: async (context, { fields: { token = '' } }) => {
      const { isKnown } = await call(
        cancelDeletion,
        { token },
        { path: ['privacy', 'cancelDeletion'], context },
      )
      return isKnown ? { to: keepDataForm.sentPath } : unknown
    },
  },
]
