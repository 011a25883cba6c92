import type { BodyPiece } from '#domain/newsletter/rules/body.ts'
import { readBody } from '#domain/newsletter/rules/body.ts'
import { escapeHtml, html } from '#server/platform/template.ts'

/**
 * The words of an issue as markup without a class: the page around it says how it looks, and how deep its headings are; each part
 * of it says its own direction (K15, 4.13.17).
 */
export const bodyHtml = (body: string, level: 2 | 3 | 4): string =>
  readBody(body)
    .map((block) => {
      if (block.kind === 'heading') return `<h${level} dir="auto">${escapeHtml(block.text)}</h${level}>`
      if (block.kind === 'list')
        return `<ul>${block.items.map((item) => `<li dir="auto">${pieces(item)}</li>`).join('')}</ul>`
      return block.kind === 'quote'
        ? `<blockquote dir="auto">${pieces(block.pieces)}</blockquote>`
        : `<p dir="auto">${pieces(block.pieces)}</p>`
    })
    .join('')

const pieces = (of: readonly BodyPiece[]): string =>
  of
    .map(({ text, href, isStrong }) => {
      if (href) return html`<a href="${href}">${text}</a>`
      return isStrong ? html`<strong>${text}</strong>` : escapeHtml(text)
    })
    .join('')
