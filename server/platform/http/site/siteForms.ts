import { ORPCError } from '@orpc/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FormField, SiteForm, Typed } from '#domain/content/rules/forms.ts'
import { checkFields, cleanFields, formTexts } from '#domain/content/rules/forms.ts'
import type { Problem } from '#domain/decision.ts'
import type { App } from '#server/platform/app.ts'
import { queryOf } from '#server/platform/http/queryOf.ts'
import { plainPage, sendPlain } from '#server/platform/plainPage.ts'
import { escapeHtml } from '#server/platform/template.ts'
import type { CallContext } from '../callContext.ts'
import { callContextOf } from '../callContext.ts'
import { takeRefused } from '../rates.ts'
import { TooMany } from '../refusal.ts'
import { BlankForms } from './blankForms.ts'
import type { DevSite } from './devSite.ts'
import type { Fills } from './filledPage.ts'
import { attribute, sendFilled } from './filledPage.ts'
import { opened, readPage, signPage } from './formPage.ts'
import type { Page } from './page.ts'
import { fieldsPosted, takeForms } from './postedForm.ts'
import { sendPage } from './sendPage.ts'
import type { Site } from './site.ts'
import { pageAt } from './site.ts'
import { forgetTyped, keepTyped, typedBefore } from './typedForm.ts'

/** A form as somebody posted it, checked: its own fields, the one nobody sees, and the sign of its page. */
export type PostedForm = { readonly fields: Typed; readonly unseen: string; readonly page: string }

/** What became of it: stored and where that leads, or what is wrong. `isRepeat` counts as a refusal does. */
export type FormOutcome =
  | { readonly to: string; readonly isRepeat?: boolean; readonly headers?: Readonly<Record<string, string>> }
  | { readonly problems: readonly Problem[]; readonly said?: string }

/** How one form of the site is answered. */
export type FormAnswer = {
  readonly form: SiteForm
  /** Where whoever sends it is led before anything is looked at; null where nowhere. What they typed waits for them here. */
  first?(context: CallContext): Promise<string | null>
  /** Does the act; a throw is shown as a failure that is nobody's fault. */
  send(context: CallContext, posted: PostedForm): Promise<FormOutcome>
  /** What an address fills in before anybody types. */
  start?(query: URLSearchParams): Typed
  /** The same where it has to be asked for, with what else the page says of it; asked again when the form comes back. */
  open?(context: CallContext, query: URLSearchParams): Promise<OpenedForm>
  /** What the page says where its address fills nothing in: nobody is asked then. */
  readonly blank?: Fills
  /** Where whoever opens it is led instead, because this browser is already past it; null where it is not. */
  passed?(app: App, cookies: string | undefined): string | null
  /** Other addresses that show the same page (K02). */
  readonly aliases?: readonly string[]
}

/** A form as its address opens it. */
export type OpenedForm = { readonly typed: Typed; readonly fills: Fills }

const FORM_BYTES = 65_536

type Wrong = { status: number; problems: readonly Problem[]; said?: string }

/**
 * The forms of the site without any script (K14): a native POST, answered by the page it leads to once it is stored, or by the
 * form again with what was typed and what is wrong at its field. Refusals and repeats are counted by address, what is
 * stored is not: an office behind one address is no program.
 */
export function mountForms(
  server: FastifyInstance,
  app: App,
  site: Site | DevSite | null,
  answers: readonly FormAnswer[],
): void {
  const blanks = new BlankForms()
  takeForms(server, FORM_BYTES, (scope) => {
    for (const each of answers) mountForm(scope, app, site, each, blanks)
  })
}

function mountForm(
  scope: FastifyInstance,
  app: App,
  site: Site | DevSite | null,
  answer: FormAnswer,
  blanks: BlankForms,
): void {
  const { form } = answer
  // What the site says around the form may change while it runs.
  const pageOf = (path: string): Page | null => (site && 'pages' in site ? pageAt(site, path) : null)

  for (const path of pageOf(form.path) ? [form.path, ...(answer.aliases ?? [])] : []) {
    scope.get(path, async (request, reply) => {
      const page = pageOf(path)
      if (!page) return reply.callNotFound()
      const past = answer.passed?.(app, request.headers.cookie)
      if (past) return reply.header('cache-control', 'no-store').redirect(past, 303)
      const query = queryOf(request)
      const before = answer.first ? typedBefore(form, request.headers.cookie, app.config) : null
      return await sendForm(request, reply, { app, page, answer, query, blanks, before })
    })
  }

  scope.post(form.path, async (request, reply) => {
    const page = pageOf(form.path)
    const given = fieldsPosted(request.body)
    const typed = Object.fromEntries(
      form.fields.map(({ name }) => [name, given.getAll(name).join(',').slice(0, FORM_BYTES)]),
    )
    // While the site is developed, nobody writes into its form when it was opened.
    const sign = page
      ? (given.get('page') ?? '')
      : signPage(form.name, new Date(app.clock.now().getTime() - 60_000))
    const context = callContextOf(request, reply, app)
    const posted = { fields: cleanFields(form, typed), unseen: given.get('reference') ?? '', page: sign }
    const wrong = await send(context, answer, posted, reply)
    if (!wrong) return reply
    reply.code(wrong.status)
    if (!page) return sendPlain(reply, plainAgain(form, wrong))
    const kept = readPage(form.name, sign, app.clock.now()) ? sign : signPage(form.name, app.clock.now())
    const around = await answer.open?.(context, new URLSearchParams(typed))
    const fills = {
      ...around?.fills,
      'opened-at': attribute('value', kept),
      ...typedFills(form, typed),
      ...wrongFills(form, typed, wrong),
    }
    return sendFilled(reply, page, fills, true)
  })
}

type Asked = {
  app: App
  page: Page
  answer: FormAnswer
  query: URLSearchParams
  blanks: BlankForms
  /** What was typed before a sign-in. */
  before?: Typed | null
}

/** Answers with a form as its address opens it; blank, it is one page for everybody. */
export async function sendForm(
  request: FastifyRequest,
  reply: FastifyReply,
  asked: Asked,
): Promise<FastifyReply> {
  const { app, page, answer, query, blanks, before = null } = asked
  const blank = before ? null : blankFills(answer, query)
  const accepted = request.headers['accept-encoding']
  if (blank)
    return sendPage(request, reply, blanks.pageFor(page, answer.form, blank, app.clock.now(), accepted))
  const { typed, fills } = (await answer.open?.(callContextOf(request, reply, app), query)) ?? {
    typed: answer.start?.(query) ?? {},
    fills: {},
  }
  return sendFilled(reply, page, {
    ...opened(answer.form, app.clock.now()),
    ...typedFills(answer.form, { ...typed, ...before }),
    ...fills,
  })
}

/** What a form shows to everybody whose address fills nothing in; null where it does, or somebody has to be asked. */
function blankFills({ form, open, blank, start }: FormAnswer, query: URLSearchParams): Fills | null {
  if (open) return query.size === 0 ? (blank ?? null) : null
  const fillsIn = query.size > 0 && Object.keys(start?.(query) ?? {}).length > 0
  return fillsIn ? null : typedFills(form, start?.(new URLSearchParams()) ?? {})
}

/** Tries to act; answers by itself where it worked. */
async function send(
  context: CallContext,
  { form, first, send: act }: FormAnswer,
  posted: PostedForm,
  reply: FastifyReply,
): Promise<Wrong | null> {
  try {
    const ahead = await first?.(context)
    if (ahead) {
      await reply
        .header('set-cookie', keepTyped(form, posted.fields, context.app.config))
        .redirect(ahead, 303)
      return null
    }
    const problems = checkFields(form, posted.fields)
    const outcome: FormOutcome = problems.length > 0 ? { problems } : await act(context, posted)
    if ('to' in outcome) {
      if (outcome.isRepeat) await takeRefused(context, form.name)
      if (first) reply.header('set-cookie', forgetTyped(form, context.app.config))
      await reply.headers(outcome.headers ?? {}).redirect(outcome.to, 303)
      return null
    }
    await takeRefused(context, form.name)
    // A form that was never opened, or too long ago, says so by its sign: it is shown, and can be sent from there.
    const said = outcome.said ?? (outcome.problems.length === 0 ? formTexts.wasOld : undefined)
    return { status: 422, problems: outcome.problems, ...(said ? { said } : {}) }
  } catch (error) {
    const status = statusOf(error)
    return { status, problems: [], ...(status === 429 ? { said: formTexts.tooOften } : {}) }
  }
}

function statusOf(error: unknown): number {
  if (error instanceof ORPCError) return error.status
  return error instanceof TooMany ? 429 : 500
}

/** What was typed, in the places of its fields. */
export function typedFills(form: SiteForm, typed: Typed): Fills {
  return Object.assign({}, ...form.fields.map((field) => fieldFills(field, typed[field.name] ?? '')))
}

function fieldFills(field: FormField, value: string): Fills {
  const { kind, name } = field
  if (kind === 'choice' || kind === 'several') {
    const chosen = kind === 'several' ? value.split(',') : [value]
    const known = field.options.filter((option) => chosen.includes(option.value))
    return Object.fromEntries(known.map((option) => [`${name}-${option.value}`, attribute('checked', '')]))
  }
  if (kind === 'consent') return value === '' ? {} : { [name]: attribute('checked', '') }
  // A password is typed again: no page carries one back.
  if (kind === 'password' || value === '') return {}
  // A line break right after the tag is not part of the text; the first one is given up for it.
  return { [name]: kind === 'text' ? `\n${escapeHtml(value)}` : attribute('value', value) }
}

function wrongFills(form: SiteForm, typed: Typed, wrong: Wrong): Fills {
  const fills: Record<string, string> = { heading: escapeHtml(headingOf(form, wrong)) }
  fills.links = wrong.said
    ? escapeHtml(wrong.said)
    : wrong.problems
        .map(({ field }) => `<a href="#${form.name}-${field}">${escapeHtml(labelOf(form, field))}</a>`)
        .join(', ')
  // Whoever is told nothing of a field is led to what is said above the form.
  if (wrong.problems.length === 0) fills.alert = `${attribute('tabindex', '-1')}${attribute('autofocus', '')}`
  for (const [at, { field: name, message }] of wrong.problems.entries()) {
    const field = form.fields.find((each) => each.name === name)
    fills[`${name}-error`] = escapeHtml(message)
    const focus = at === 0 ? attribute('autofocus', '') : ''
    const said = `${attribute('aria-describedby', `${form.name}-${name}-error`)}${focus}`
    const state = `${attribute('aria-invalid', 'true')}${said}`
    // A group of choices is not invalid by itself; it says why like the rest.
    if (field?.kind === 'choice' || field?.kind === 'several') fills[`${name}-state`] = said
    else if (field?.kind === 'text') fills[`${name}-state`] = state
    // What somebody agreed to is not what they see now: they tick it again.
    else if (field?.kind === 'consent') fills[name] = state
    else if (field) fills[name] = `${fieldFills(field, typed[name] ?? '')[name] ?? ''}${state}`
  }
  return fills
}

/** The words over the form when it comes again. */
const headingOf = (form: SiteForm, { problems }: Wrong): string =>
  problems.length > 0 ? formTexts.toFix(problems.length) : form.failed

const labelOf = (form: SiteForm, name: string): string =>
  form.fields.find((field) => field.name === name)?.label ?? name

/** Where no site is built, what is wrong in plain words; the browser keeps what was typed behind Back. */
const plainAgain = (form: SiteForm, wrong: Wrong): string => {
  const items = [wrong.said ?? '', ...wrong.problems.map(({ message }) => message)]
    .filter(Boolean)
    .map((each) => `<p>${escapeHtml(each)}</p>`)
    .join('')
  return plainPage(headingOf(form, wrong), `${items}<p><a href="${form.path}">Back to the form</a></p>`)
}
