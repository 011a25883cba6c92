import { call } from '@orpc/server'
import type { Typed } from '#domain/content/rules/forms.ts'
import { cleanFields } from '#domain/content/rules/forms.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { topicOf } from '#domain/inquiries/rules/messages.ts'
import { readPage } from '#server/platform/http/site/formPage.ts'
import type { FormAnswer } from '#server/platform/http/site/siteForms.ts'
import { sendMessage } from './sendMessage.ts'
import { sentToken } from './sentToken.ts'

const DEFAULT_TOPIC = 'advisory'

/**
 * The forms of the site whose answers land in the staff inbox (K14). `titleOf` names a service that is offered by the id of its
 * card, which an address may carry (K12).
 */
export const inboxAnswers = (titleOf: (cardId: string) => string | null): readonly FormAnswer[] =>
  Object.values(inboxForms).map((form) => ({
    form,
    send: async (context, { fields, unseen, page }) => {
      if (!readPage(form.name, page, context.app.clock.now())) return { problems: [] }
      const { id, isRepeat } = await call(
        sendMessage,
        { id: context.app.clock.newId(), form: form.name, fields: { ...fields }, unseen, page },
        { path: ['inquiries', 'sendMessage'], context },
      )
      return { to: `${form.sentPath}?message=${sentToken(id)}`, isRepeat }
    },
    ...(form.name === 'contact'
      ? {
          start: (query) => ({
            topic: topicOf(query.get('topic') ?? '') ?? DEFAULT_TOPIC,
            service: titleOf(query.get('service') ?? '') ?? '',
          }),
        }
      : {}),
    ...(form.name === 'advisory' ? { start: asked } : {}),
  }))

/** What a page that asks for the question alone has carried here by the address. */
const asked = (query: URLSearchParams): Typed =>
  cleanFields(inboxForms.advisory, {
    service: query.get('service') ?? '',
    message: query.get('message') ?? '',
  })
