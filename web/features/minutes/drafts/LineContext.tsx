import type { ReviewLine } from '#contract/minutes.ts'
import { minutesLimits } from '#domain/minutes/limits.ts'
import { labelOf } from '../queries.ts'

type Props = { line: ReviewLine; onQuote: (quote: string) => void }

const link =
  'min-h-6 font-[560] text-caption whitespace-nowrap text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink pointer-coarse:min-h-11'
const joins = (...parts: (string | null)[]) => parts.filter(Boolean).join(' ')

/** What a line rests on, word for word with its cue words marked, between the sentences before and after it in grey. */
export function LineContext({ line, onQuote }: Props) {
  const { quote, before, after } = line
  if (!quote) return null
  const hasBefore = before !== null && !quote.startsWith(before)
  const hasAfter = after !== null && !quote.endsWith(after)
  const fits = (next: string) => next.length <= minutesLimits.quote
  return (
    <div className="mt-3.5 grid border-l-2 border-line font-serif text-[1.0625rem] leading-[1.42] text-ink-3">
      {hasBefore ? (
        <div className="flex flex-wrap items-baseline gap-x-3 py-1 pl-3.5">
          <p dir="auto" className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
            {before}
          </p>
          {fits(joins(before, quote)) ? (
            <button type="button" className={link} onClick={() => onQuote(joins(before, quote))}>
              <span className="font-sans">Quote this too</span>
            </button>
          ) : null}
        </div>
      ) : null}
      <figure className="-ml-0.5 border-l-2 border-ink py-1 pl-3.5 text-ink">
        <figcaption className="font-sans text-caption">
          <span className="font-semibold">{line.speaker ?? 'Unknown'}</span>
          <span className="ml-2 text-ink-3 tnum">{labelOf(line)}</span>
        </figcaption>
        <blockquote dir="auto" className="text-[1.1875rem] [overflow-wrap:anywhere]">
          <Marked text={quote} cues={line.cues} />
        </blockquote>
      </figure>
      {hasAfter ? (
        <div className="flex flex-wrap items-baseline gap-x-3 py-1 pl-3.5">
          <p dir="auto" className="min-w-0 flex-1 basis-64 [overflow-wrap:anywhere]">
            {after}
          </p>
          {fits(joins(quote, after)) ? (
            <button type="button" className={link} onClick={() => onQuote(joins(quote, after))}>
              <span className="font-sans">Quote this too</span>
            </button>
          ) : null}
        </div>
      ) : null}
    </div>
  )
}

/** The words by which a line was recognised. */
function Marked({ text, cues }: { text: string; cues: ReviewLine['cues'] }) {
  const parts: { at: number; words: string; isCue: boolean }[] = []
  let at = 0
  for (const { start, end } of [...cues].sort((one, other) => one.start - other.start)) {
    if (start < at || end > text.length) continue
    if (start > at) parts.push({ at, words: text.slice(at, start), isCue: false })
    parts.push({ at: start, words: text.slice(start, end), isCue: true })
    at = end
  }
  parts.push({ at, words: text.slice(at), isCue: false })
  return parts.map((part) =>
    part.isCue ? (
      <mark key={part.at} className="bg-heat-tint px-px text-inherit shadow-[inset_0_-2px_0_var(--jul-heat)]">
        {part.words}
      </mark>
    ) : (
      part.words
    ),
  )
}
