import Fastify from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { FormField, SiteForm, Typed } from '#domain/content/rules/forms.ts'
import { checkFields, cleanFields } from '#domain/content/rules/forms.ts'
import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import { emails } from '#server/app/emails.ts'
import { inboxAnswers } from '#server/inquiries/inboxAnswers.ts'
import { mountSentMessages } from '#server/inquiries/mountSentMessages.ts'
import { listAnswers } from '#server/newsletter/lists/listAnswers.ts'
import { signPage } from '#server/platform/http/site/formPage.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { mountForms } from '#server/platform/http/site/siteForms.ts'
import { keepCookieSecret } from '#server/platform/signInCookie.ts'
import type { TestApp } from '#tests/app/testApp.ts'
import { testApp } from '#tests/app/testApp.ts'
import { naughtyTexts } from '#tests/fuzz/mutations.ts'

const AT_ONCE = 8
const HOUR = 3_600_000
/** What would add a line to the head of an email or of an answer, in the spellings that got through elsewhere. */
const heads = [
  'Ada\r\nBcc: all@victims.example',
  'Ada\nX-Injected: yes',
  'Ada\rSet-Cookie: sid=x',
  'Ada%0d%0aBcc:%20all@victims.example',
  'Ada\u2028Bcc: all@victims.example',
  'ada@quayside.example\r\nBcc: all@victims.example',
  'ada@quayside.example,all@victims.example',
  '"Ada\r\nTo: all@victims.example" <ada@quayside.example>',
  'https://quayside.example/\r\nLocation: https://evil.example',
  '\r\n\r\n<script>alert(1)</script>',
]
const texts = [...naughtyTexts, ...heads]
/** Tables in which a stored form and its refusal leave a row; no other table may change. */
const written = [
  ...['inquiries', 'subscribers', 'subscriptions', 'mail_messages', 'job_requests'],
  ...['audit_events', 'audit_details', 'live_events', 'rate_takes'],
]

const forms: readonly SiteForm[] = [...Object.values(inboxForms), ...Object.values(listForms)]
const isWritten = ({ kind }: FormField) => ['line', 'email', 'url', 'text'].includes(kind)
const isList = (form: SiteForm) => form.name in listForms

/** A page with a place for everything that a form's answer may fill. */
const pageOf = (form: SiteForm): Page => ({
  type: 'text/html; charset=utf-8',
  etag: '"x"',
  policy: "default-src 'none'",
  immutable: false,
  bodies: {
    identity: Buffer.from(
      `<html><head><title>Form</title></head><body><strong data-fill="heading"></strong><p data-fill="links"></p><input data-fill="opened-at"/>${form.fields
        .map(({ name, kind }) =>
          kind === 'text'
            ? `<textarea data-fill="${name}"></textarea>`
            : `<input data-fill="${name}"/><span data-fill="${name}-error"></span>`,
        )
        .join('')}</body></html>`,
    ),
  },
})

/** Where a message leads, with the places for what was sent. */
const sentPage: Page = {
  ...pageOf(inboxForms.contact),
  bodies: { identity: Buffer.from('<dd data-fill="subject"></dd><dd data-fill="body"></dd>') },
}

let at: TestApp
const server = Fastify()
beforeAll(async () => {
  keepCookieSecret('a secret of the tests that is long enough')
  at = await testApp()
  const pages = new Map(forms.map((form) => [form.path as string, pageOf(form)]))
  const [page] = pages.values()
  if (!page) throw new Error('no form')
  for (const form of Object.values(inboxForms)) pages.set(form.sentPath, sentPage)
  const site: Site = { pages, shell: page, missing: page }
  mountForms(server, at.app, site, [...inboxAnswers(() => null), ...listAnswers])
  mountSentMessages(server, at.app, site)
  await server.ready()
  await at.query(`create index on inquiries ((context ->> 'email')); analyze inquiries`)
})
afterAll(async () => {
  await server.close()
  await at.close()
})

/** What a person types into a field. */
function usual(field: FormField, n: number): string {
  if ('options' in field) return field.options[0]?.value ?? ''
  if (field.kind === 'email') return `sender-${n}@quayside.example`
  if (field.kind === 'url') return 'https://quayside.example/'
  if (field.kind === 'consent') return 'yes'
  return field.kind === 'hidden' ? '' : `${field.name} ${n}`
}

async function restOf(): Promise<string> {
  const tables = await at.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1) order by 1`,
    [written],
  )
  const sums = tables.map(
    ({ name }) =>
      `select '${name}' as name, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
  )
  return JSON.stringify(await at.query(sums.join(' union all ')))
}

/** A message leads to its page with its token (0116), a list to its page alone. */
const leadsOn = ({ sentPath, ...form }: SiteForm, location: string): boolean =>
  form.name in inboxForms
    ? location.startsWith(`${sentPath}?message=`) &&
      /^[0-9a-f-]{36}\.[\w-]{43}$/.test(location.slice(`${sentPath}?message=`.length))
    : location === sentPath

let sent = 0
/** Posts a form with a text in one field, and says what is wrong with what became of it. */
async function faultOf(form: SiteForm, field: FormField, text: string): Promise<string | null> {
  sent += 1
  const n = sent
  const typed = Object.fromEntries(
    form.fields.map((each) => [each.name, each === field ? text : usual(each, n)]),
  )
  const payload = new URLSearchParams({
    ...typed,
    page: signPage(form.name, new Date(at.app.clock.now().getTime() - 60_000)),
  }).toString()
  // As the server reads it: an address carries no lone surrogates.
  const read = new URLSearchParams(payload)
  const fields = cleanFields(
    form,
    Object.fromEntries(form.fields.map(({ name }) => [name, read.get(name) ?? ''])),
  )
  const isGood = checkFields(form, fields).length === 0
  const remoteAddress = `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`
  const answer = await server.inject({
    method: 'POST',
    url: form.path,
    remoteAddress,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload,
  })
  if (answer.statusCode !== (isGood ? 303 : 422))
    return `${answer.statusCode} where it is ${isGood ? 'good' : 'wrong'}`
  const location = String(answer.headers.location)
  if (isGood && !leadsOn(form, location)) return `led to ${location}`
  if (Object.keys(answer.headers).some((name) => /injected|set-cookie/i.test(name)))
    return 'a head of its own'
  const markup = text.trim().match(/<[a-z][^>]*>/i)?.[0]
  if (markup && answer.body.includes(markup)) return 'markup in the page'
  if (isGood && 'body' in form && field.name === form.body) {
    const { statusCode, body } = await server.inject({ url: location, remoteAddress })
    if (statusCode !== 200) return `${statusCode} where it shows what was sent`
    if (markup && body.includes(markup)) return 'markup in the page that it led to'
  }
  const rows = await stored(form, fields, field)
  if (!isGood) return rows.length === 0 ? null : 'stored although it is wrong'
  if (rows.length !== 1) return `${rows.length} rows`
  const differs = Object.entries(fields).find(
    ([name, value]) => name in (rows[0] ?? {}) && (rows[0]?.[name] ?? '') !== value,
  )
  return differs ? `${differs[0]} is stored as ${JSON.stringify(rows[0]?.[differs[0]])}` : null
}

/** The rows of what was sent, as its fields; found by the field that was left as people write it. */
async function stored(form: SiteForm, fields: Typed, attacked: FormField): Promise<Typed[]> {
  const by = attacked.name === 'email' && fields.name ? 'name' : 'email'
  // What no column can hold is nowhere.
  const value = (fields[by] ?? '').replaceAll('\0', '')
  if (isList(form))
    return at.query<Typed>(
      `select email, name from subscribers where ${by === 'email' ? 'lower(email) = lower($1)' : 'name = $1'}`,
      [value],
    )
  const { subject = '', body } = inboxForms[form.name as keyof typeof inboxForms] // safe because it is none of the lists
  const rows = await at.query<{ subject: string; body: string; context: Typed }>(
    `select subject, body, context from inquiries where context ->> '${by}' = $1`,
    [value],
  )
  return rows.map((row) => ({
    ...Object.fromEntries(form.fields.map(({ name }) => [name, ''])),
    ...row.context,
    ...(subject ? { [subject]: row.subject } : {}),
    [body]: row.body,
  }))
}

it('a text that breaks programs, in any field of any form, changes nothing but the stored text (K14)', {
  timeout: 900_000,
}, async () => {
  const before = await restOf()
  const wrong: string[] = []
  for (const form of forms)
    for (const field of form.fields.filter(isWritten)) {
      // All of a field come in one hour; the next field's in another.
      at.moveTime(2 * HOUR)
      await at.query('delete from rate_takes')
      for (let from = 0; from < texts.length; from += AT_ONCE) {
        const faults = await Promise.all(
          texts.slice(from, from + AT_ONCE).map(async (text) => {
            const fault = await faultOf(form, field, text)
            return fault && `${form.name} ${field.name} ${JSON.stringify(text.slice(0, 60))}: ${fault}`
          }),
        )
        wrong.push(...faults.filter((each) => each !== null))
      }
    }
  process.stdout.write(`forms: ${sent} submissions of ${texts.length} texts in ${forms.length} forms\n`)
  expect(wrong).toEqual([])
  expect(await restOf()).toBe(before)

  const mails = await at.query<{ to: string; template: string; values: object }>(
    'select to_address as "to", template, values from mail_messages',
  )
  expect(mails.length).toBeGreaterThan(1_000)
  for (const { to, template, values } of mails) {
    // One address, and none of what was typed in what is written to it.
    expect(to).toMatch(/^[^\s@]+@[^\s@]+$/)
    const { subject, text } = emails.get(template)?.write(at.app.config, values) ?? {
      subject: '\n',
      text: '',
    }
    expect(subject).not.toMatch(/[\r\n]/)
    expect(text).not.toMatch(/Bcc:|X-Injected|<script/i)
  }
})
