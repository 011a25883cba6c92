import type { BodyBlock, BodyPiece } from '#domain/newsletter/rules/body.ts'
import { piecesWords, readBody } from '#domain/newsletter/rules/body.ts'
import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import { listPaths, preferencesForm } from '#domain/newsletter/rules.ts'
import { readerTexts } from '#domain/newsletter/texts.ts'
import type { EmailFacts } from '#server/platform/mail/emailTemplate.ts'
import type { RenderedMail } from '#server/platform/template.ts'
import { escapeHtml, html } from '#server/platform/template.ts'
import { listToken } from '../lists/listToken.ts'

type Issue = {
  readonly subject: string
  readonly lead: string
  readonly body: string
  readonly number: number | null
  readonly slug: string | null
  /** The id of the reader's address; null where nobody's links are in it. */
  readonly reader: string | null
}

const SERIF = "Georgia,'Times New Roman',serif"
const SANS = 'Helvetica,Arial,sans-serif'
const LINK = 'color:#101418;text-underline-offset:3px'

/** An issue as an email: no picture but the name at its head, nothing that tells whether it was opened (K15). */
export function writeIssue(facts: EmailFacts, issue: Issue, why: string): RenderedMail {
  const { subject, lead, number, slug, reader } = issue
  const blocks = readBody(issue.body)
  const at = (path: string) => new URL(path, facts.publicUrl).href
  const preferences = at(reader ? listPaths.preferences(listToken(reader)) : preferencesForm.path)
  const page = slug ? at(yelmailPaths.issue(slug)) : null
  const text = [
    ...(number === null ? [] : [readerTexts.number(number)]),
    subject,
    ...blocks.map((block) => plain(block, at)),
    readerTexts.answer,
    '--',
    why,
    `${readerTexts.topics}, ${readerTexts.pause.toLowerCase()}, ${readerTexts.unsubscribe.toLowerCase()}:\n${preferences}`,
    ...(page ? [`${readerTexts.onSite}:\n${page}`] : []),
    `${facts.brandName}\n${facts.supportEmail}`,
  ].join('\n\n')
  const links = [
    { label: readerTexts.topics, url: preferences },
    { label: readerTexts.pause, url: preferences },
    { label: readerTexts.unsubscribe, url: preferences },
    ...(page ? [{ label: readerTexts.onSite, url: page }] : []),
  ]
  const logo = at('/img/logo-mail.png')
  const body = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${html`<title>${subject}</title>`}</head>
<body style="margin:0;padding:24px 12px;background:#f2f4f5">${html`<div style="display:none;max-height:0;overflow:hidden">${lead}</div>`}<div style="max-width:600px;margin:0 auto;background:#ffffff;border:1px solid #d6d9dc;border-radius:4px"><div style="padding:32px 28px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr>${html`<td><img src="${logo}" alt="${facts.brandName}" width="53" height="20" style="display:block;border:0;font:700 18px/20px ${SANS};color:#101418"></td><td align="right" style="font:13px/1.4 ${SANS};color:#5f666b">${number === null ? '' : readerTexts.number(number)}</td>`}</tr></table>
${html`<h1 dir="auto" style="margin:32px 0 20px;font:400 34px/1.12 ${SERIF};color:#101418">${subject}</h1>`}
${blocks.map((block) => drawn(block, at)).join('\n')}
${html`<p style="margin:24px 0 0;font:14px/1.5 ${SANS};color:#5f666b">${readerTexts.answer}</p>`}
</div><div style="padding:18px 28px 22px;background:#f2f4f5;border-top:1px solid #d6d9dc">
${html`<p style="margin:0 0 8px;font:13px/1.5 ${SANS};color:#4b5257">${why}</p>`}
<p style="margin:0 0 8px;font:600 13px/1.9 ${SANS}">${links.map(({ label, url }) => html`<a href="${url}" style="${LINK};margin-right:16px">${label}</a>`).join(' ')}</p>
${html`<p style="margin:0;font:13px/1.5 ${SANS};color:#4b5257">${facts.brandName}, ${facts.supportEmail}</p>`}
</div></div></body></html>`
  return { template: 'newsletter.issue', subject, text, html: body }
}

const plain = (block: BodyBlock, at: (path: string) => string): string => {
  const words = (pieces: readonly BodyPiece[]) =>
    pieces.map(({ text, href }) => (href ? `${text} (${at(href)})` : text)).join('')
  if (block.kind === 'heading') return block.text.toUpperCase()
  if (block.kind === 'list') return block.items.map((item) => `- ${words(item)}`).join('\n')
  return block.kind === 'quote' ? `> ${piecesWords(block.pieces)}` : words(block.pieces)
}

function drawn(block: BodyBlock, at: (path: string) => string): string {
  const style = `margin:0 0 18px;font:18px/1.56 ${SERIF};color:#101418`
  if (block.kind === 'heading')
    return html`<h2 dir="auto" style="margin:28px 0 10px;font:600 17px/1.35 ${SANS};color:#101418">${block.text}</h2>`
  if (block.kind === 'list')
    return `<ul style="margin:0 0 20px;padding:0 0 0 22px">${block.items
      .map(
        (item) =>
          `<li dir="auto" style="margin:0 0 8px;font:16px/1.5 ${SANS};color:#101418">${pieces(item, at)}</li>`,
      )
      .join('')}</ul>`
  if (block.kind === 'quote')
    return `<blockquote dir="auto" style="${style};padding-left:16px;border-left:2px solid #aab0b5">${pieces(block.pieces, at)}</blockquote>`
  return `<p dir="auto" style="${style}">${pieces(block.pieces, at)}</p>`
}

const pieces = (of: readonly BodyPiece[], at: (path: string) => string): string =>
  of
    .map(({ text, href, isStrong }) => {
      if (href) return html`<a href="${at(href)}" style="${LINK}">${text}</a>`
      return isStrong ? html`<strong>${text}</strong>` : escapeHtml(text)
    })
    .join('')
