import type { BodyPiece } from '#domain/newsletter/rules/body.ts'
import { readBody } from '#domain/newsletter/rules/body.ts'
import { escapeHtml, html } from '#server/platform/template.ts'

/** The words of an issue as markup without a class: the page around it says how it looks, and how deep its headings are (K15). */
export const bodyHtml = (body: string, level: 2 | 3 | 4): string =>
  readBody(body)
    .map((block) => {
      if (block.kind === 'heading') return `<h${level}>${escapeHtml(block.text)}</h${level}>`
      if (block.kind === 'list')
        return `<ul>${block.items.map((item) => `<li>${pieces(item)}</li>`).join('')}</ul>`
      return block.kind === 'quote'
        ? `<blockquote>${pieces(block.pieces)}</blockquote>`
        : `<p>${pieces(block.pieces)}</p>`
    })
    .join('')

const pieces = (of: readonly BodyPiece[]): string =>
  of
    .map(({ text, href, isStrong }) => {
      if (href) return html`<a href="${href}">${text}</a>`
      return isStrong ? html`<strong>${text}</strong>` : escapeHtml(text)
    })
    .join('')
