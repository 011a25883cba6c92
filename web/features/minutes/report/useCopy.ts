import type { Minutes } from '#contract/minutes.ts'
import { linesOf } from '#domain/minutes/rules/versions.ts'
import { lineKindNames } from '#domain/minutes/texts.ts'
import { lineKinds } from '#domain/minutes/types.ts'
import { toast } from '#web/lib/page/toast.ts'
import { labelOf, ownerText } from '../queries.ts'

/** The report as plain text, each line with its moment. */
export function plainText(title: string, minutes: Minutes): string {
  const parts = lineKinds.flatMap((kind) => {
    const lines = linesOf(minutes.lines, kind).map((line) => {
      const who = ownerText(line)
      const at = labelOf(line)
      return `- ${line.text}${who ? ` (${who})` : ''}${at ? ` [${at}]` : ''}`
    })
    return lines.length > 0 ? [`${lineKindNames[kind]}\n${lines.join('\n')}`] : []
  })
  return [title, ...parts].join('\n\n')
}

/** Puts the report on the clipboard. */
export function useCopy() {
  return async (title: string, minutes: Minutes) => {
    try {
      await navigator.clipboard.writeText(plainText(title, minutes))
      toast.success('Report copied')
    } catch {
      toast.error("Couldn't copy. The browser didn't allow it.")
    }
  }
}
