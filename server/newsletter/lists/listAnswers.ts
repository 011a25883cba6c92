import { call } from '@orpc/server'
import { heldFor } from '#domain/inquiries/rules/messages.ts'
import {
  confirmForm,
  leaveForm,
  listFormNames,
  listForms,
  listPaths,
  reportCodeForm,
} from '#domain/newsletter/rules.ts'
import { listTexts } from '#domain/newsletter/texts.ts'
import type { MailTopic } from '#domain/newsletter/types.ts'
import { readPage } from '#server/platform/http/site/formPage.ts'
import type { FormAnswer } from '#server/platform/http/site/siteForms.ts'
import { confirmAddress, confirmByCode, joinList, leaveLists } from './commands.ts'
import { confirmedPath } from './mountConfirmed.ts'
import { preferencesAnswers } from './preferencesAnswers.ts'
import { readerOfReport } from './readerOfReport.ts'

/** What is ticked on the form of YELMail before anybody chooses; nothing of it is agreed to before the email is answered. */
const offered: readonly MailTopic[] = ['founders', 'investors']
const unknown = { problems: [], said: listTexts.linkUnknown }
/** A browser that the report was opened in needs no address for it (4.13.18). */
const openedBefore: FormAnswer['passed'] = (app, cookies) =>
  readerOfReport(cookies, app.config, app.clock.now()) ? listPaths.report() : null
const tokenOf = (query: URLSearchParams) => ({ token: query.get('token') ?? '' })

/** The forms of the lists: joining, confirming by the link of an email, and leaving (K13). */
export const listAnswers: readonly FormAnswer[] = [
  ...listFormNames.map((name): FormAnswer => {
    const form = listForms[name]
    return {
      form,
      ...(name === 'yelmail' ? { start: () => ({ topics: offered.join(',') }) } : {}),
      ...(name === 'report' ? { passed: openedBefore } : {}),
      send: async (context, { fields, unseen, page }) => {
        const now = context.app.clock.now()
        const opened = readPage(form.name, page, now)
        if (!opened) return { problems: [] }
        // Nothing of a program's is stored, so a person whose browser filled the field at once is told to press once more.
        if (heldFor({ unseen, openedAt: opened.openedAt, fields }, now) === 'quick')
          return { problems: [], said: listTexts.tooQuick }
        const id = context.app.clock.newId()
        await call(
          joinList,
          { id, form: name, fields: { ...fields }, unseen, page },
          { path: ['newsletter', 'joinList'], context },
        )
        return { to: form.sentPath }
      },
    }
  }),
  {
    form: confirmForm,
    start: tokenOf,
    send: async (context, { fields: { token = '' } }) => {
      const { isKnown, lists } = await call(
        confirmAddress,
        { token },
        { path: ['newsletter', 'confirmAddress'], context },
      )
      if (!isKnown) return unknown
      return {
        to: lists.includes('report') ? listPaths.report(token) : confirmedPath(lists),
      }
    },
  },
  {
    form: reportCodeForm,
    send: async (context, { fields: { email = '', code = '' } }) => {
      const { token } = await call(
        confirmByCode,
        { email, code },
        { path: ['newsletter', 'confirmByCode'], context },
      )
      return token
        ? { to: listPaths.report(token) }
        : { problems: [{ field: 'code', message: listTexts.codeWrong }] }
    },
  },
  {
    form: leaveForm,
    start: tokenOf,
    send: async (context, { fields: { token = '' } }) => {
      const { isKnown } = await call(leaveLists, { token }, { path: ['newsletter', 'leaveLists'], context })
      return isKnown ? { to: leaveForm.sentPath } : unknown
    },
  },
  ...preferencesAnswers,
]
