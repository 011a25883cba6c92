import { call } from '@orpc/server'
import {
  checkPreferences,
  leaveReasons,
  listPaths,
  pauseEnd,
  preferencesAliases,
  preferencesForm,
  preferencesLinkForm,
} from '#domain/newsletter/rules.ts'
import { pausedWords } from '#domain/newsletter/texts.ts'
import { mailTopics } from '#domain/newsletter/types.ts'
import type { CallContext } from '#server/platform/http/callContext.ts'
import { attribute } from '#server/platform/http/site/filledPage.ts'
import type { FormAnswer, FormOutcome, OpenedForm, PostedForm } from '#server/platform/http/site/siteForms.ts'
import { escapeHtml } from '#server/platform/template.ts'
import { askPreferences } from './askPreferences.ts'
import { savedPath } from './mountSaved.ts'
import { getPreferences } from './queries.ts'
import { setPreferences } from './setPreferences.ts'

const paces = ['each', 'pause', 'stop'] as const
const hidden = attribute('hidden', '')

/** Where nobody is known, and where nobody asked to be. */
const unknownFills = { known: hidden, unasked: '' }
const unaskedFills = { known: hidden, unasked: hidden }

/** The page of preferences as the link of an issue opens it: what is held now, or where to get a link. */
async function open(context: CallContext, query: URLSearchParams): Promise<OpenedForm> {
  const token = (query.get('token') ?? '').slice(0, 200)
  const { preferences } = await call(
    getPreferences,
    { token },
    { path: ['newsletter', 'getPreferences'], context },
  )
  if (!preferences) return { typed: {}, fills: token === '' ? unaskedFills : unknownFills }
  const { address, topics, pausedUntil } = preferences
  const pace = topics.length === 0 ? 'stop' : pausedUntil ? 'pause' : 'each'
  return {
    typed: { token, topics: topics.join(','), pace },
    fills: {
      unknown: hidden,
      who: escapeHtml(address),
      paused: pausedUntil && topics.length > 0 ? escapeHtml(pausedWords(new Date(pausedUntil))) : '',
    },
  }
}

async function send(context: CallContext, { fields }: PostedForm): Promise<FormOutcome> {
  const { token = '', topics = '', pace = '', address = '', why = '' } = fields
  const reason = leaveReasons.find(({ value }) => value === why)?.value
  const chosen = mailTopics.filter((topic) => topics.split(',').includes(topic))
  const how = paces.find((each) => each === pace) ?? 'each'
  const problems = checkPreferences(how, chosen)
  if (problems.length > 0) return { problems }
  const { isKnown, isAsked } = await call(
    setPreferences,
    {
      id: context.app.clock.newId(),
      token,
      topics: chosen,
      pace: how,
      ...(address ? { address } : {}),
      ...(reason ? { why: reason } : {}),
    },
    { path: ['newsletter', 'setPreferences'], context },
  )
  // Where the address was erased meanwhile, the page itself says so.
  if (!isKnown) return { to: listPaths.preferences(token) }
  const now = context.app.clock.now()
  return {
    to: savedPath({
      isStopped: how === 'stop',
      pausedUntil: how === 'pause' ? pauseEnd(now) : null,
      isAsked,
    }),
  }
}

/** What an address gets of YELMail, and the way to it for whoever has no issue at hand; both without a script (K15). */
export const preferencesAnswers: readonly FormAnswer[] = [
  { form: preferencesForm, aliases: preferencesAliases, open, blank: unaskedFills, send },
  {
    form: preferencesLinkForm,
    send: async (context, { fields: { email = '' } }) => {
      await call(askPreferences, { email }, { path: ['newsletter', 'askPreferences'], context })
      return { to: preferencesLinkForm.sentPath }
    },
  },
]
