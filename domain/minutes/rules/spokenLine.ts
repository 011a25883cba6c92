import { minutesLimits } from '../limits.ts'
import { lineKindName, minutesTexts } from '../texts.ts'
import type { ReviewedLine } from './offers.ts'

type Named = Pick<ReviewedLine, 'kind' | 'state' | 'tier'>

/** What a line is and what was decided of it: 'Action, open' (4.13.7). */
export const lineName = (line: Named): string =>
  `${lineKindName[line.kind]}, ${line.state === 'open' && line.tier === 'maybe' ? 'maybe' : line.state}`

/** The same with its words, as one hears it on the way through a review: a long line is cut (4.13.7, WCAG 4.1.3). */
export function spokenLine(line: Named & Pick<ReviewedLine, 'text'>): string {
  const words = Array.from(line.text || minutesTexts.notWritten)
  const cut = minutesLimits.spokenText
  return `${lineName(line)}: ${words.length > cut ? `${words.slice(0, cut).join('').trimEnd()}…` : words.join('')}`
}
