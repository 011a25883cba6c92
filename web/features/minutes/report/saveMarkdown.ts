import { fileNameOf, minutesMarkdown } from '#domain/minutes/rules/markdown.ts'
import { methodTexts } from '#domain/minutes/rules/methodWords.ts'
import type { SessionMinutes } from '../queries.ts'
import { dayText, labelOf, ownerText } from '../queries.ts'

/** Saves approved minutes as a Markdown file, made in the browser of what it shows. */
export function saveMarkdown({ title, startAt, minutes }: SessionMinutes): void {
  if (!minutes) return
  const day = startAt.slice(0, 10)
  const lines = minutes.lines.map((line) => ({ ...line, who: ownerText(line), at: labelOf(line) }))
  const head = { title, when: dayText(day), method: methodTexts[minutes.method] }
  const address = URL.createObjectURL(new Blob([minutesMarkdown(head, lines)], { type: 'text/markdown' }))
  const link = document.createElement('a')
  link.href = address
  link.download = fileNameOf(title, day)
  link.click()
  URL.revokeObjectURL(address)
}
