import { settingsTexts } from '#domain/accounts/texts/settings.ts'

/** A message ready to be stored: the same words for readers of HTML and of plain text. */
export type RenderedMail = {
  template: string
  subject: string
  text: string
  html: string
  attachments?: readonly Attachment[]
}
/** A file that goes with a message. */
export type Attachment = { filename: string; contentType: string; content: string }

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character)

/** Markup whose every inserted value is escaped; mail is written with this alone. */
export function html(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return parts
    .map((part, index) => part + (index < values.length ? escapeHtml(values[index] ?? '') : ''))
    .join('')
}

export type Email = {
  template: string
  subject: string
  greeting: string
  paragraphs: readonly string[]
  /** One thing to do, as a link; never a link that does it by being opened. */
  action?: { label: string; url: string }
  closing?: string
  /** Further addresses, one line under the button: where else the thing can be put. */
  links?: { title: string; to: readonly { label: string; url: string }[] }
  attachments?: readonly Attachment[]
  /** What the list of a mailbox shows next to the subject; the first paragraph where nothing is said. */
  summary?: string
}

type Sender = { brandName: string; supportEmail: string; publicUrl: URL }

const inEveryEmail: readonly string[] = ['/terms-of-service', '/privacy-policy']
const legalLinks = settingsTexts.legalLinks.filter(({ path }) => inEveryEmail.includes(path))

/** One layout for every email: ink on paper, one button, the address written out below it. */
export function render(message: Email, app: Sender): RenderedMail {
  const { action } = message
  const legal = legalLinks.map(({ path, label }) => ({ label, url: new URL(path, app.publicUrl).href }))
  const text = [
    message.greeting,
    ...message.paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...(message.links
      ? [
          [`${message.links.title}:`, ...message.links.to.map(({ label, url }) => `${label}: ${url}`)].join(
            '\n',
          ),
        ]
      : []),
    ...(message.closing ? [message.closing] : []),
    [app.brandName, app.supportEmail, ...legal.map(({ label, url }) => `${label}: ${url}`)].join('\n'),
  ].join('\n\n')
  const paragraph = (line: string) =>
    html`<p style="margin:0 0 16px;font:16px/1.55 Helvetica,Arial,sans-serif;color:#101418">${line}</p>`
  const button = action
    ? html`<p style="margin:8px 0 12px"><a href="${action.url}" style="display:inline-block;padding:13px 22px;background:#101418;color:#ffffff;border-radius:8px;font:600 16px/1.2 Helvetica,Arial,sans-serif;text-decoration:none">${action.label}</a></p>
<p style="margin:0 0 24px;font:13px/1.5 Helvetica,Arial,sans-serif;color:#5f666b;word-break:break-all">${action.url}</p>`
    : ''
  const links = message.links
    ? `<p style="margin:0 0 24px;font:14px/1.6 Helvetica,Arial,sans-serif;color:#5f666b">${escapeHtml(message.links.title)}: ${message.links.to
        .map(({ label, url }) => html`<a href="${url}" style="color:#101418">${label}</a>`)
        .join(', ')}</p>`
    : ''
  const logo = new URL('/img/logo-mail.png', app.publicUrl).href
  const summary = message.summary ?? message.paragraphs[0] ?? ''
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(message.subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#f2f4f5">${html`<div style="display:none;max-height:0;overflow:hidden">${summary}</div>`}<div style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border:1px solid #d6d9dc;border-radius:14px">
${html`<p style="margin:0 0 24px"><img src="${logo}" alt="${app.brandName}" width="74" height="28" style="display:block;border:0;font:700 22px/28px Helvetica,Arial,sans-serif;color:#101418"></p>`}
${paragraph(message.greeting)}${message.paragraphs.map(paragraph).join('')}${button}${links}${message.closing ? paragraph(message.closing) : ''}
<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid #d6d9dc;font:13px/1.5 Helvetica,Arial,sans-serif;color:#5f666b">${html`${app.brandName}, ${app.supportEmail}`}<br>${legal
    .map(({ label, url }) => html`<a href="${url}" style="color:#5f666b">${label}</a>`)
    .join(', ')}</p>
</div></body></html>`
  const { template, subject, attachments } = message
  return { template, subject, text, html: body, ...(attachments ? { attachments } : {}) }
}

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  '#x27': "'",
  '#39': "'",
}

/** What markup that React wrote says, its signs as the characters they stand for; what is drawn alone is left out before. */
export const plainWords = (markup: string): string =>
  markup.replaceAll(/<[^>]+>/g, '').replaceAll(/&(#?\w+);/g, (whole, name: string) => named[name] ?? whole)
