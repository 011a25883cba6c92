import type { MatchOption } from '#contract/minutes/automation.ts'
import { signalTexts } from '#domain/minutes/rules/driveWords.ts'
import { matchLimits } from '#domain/recordings/limits.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'

const { weights } = matchLimits
const most = weights.near + weights.during + weights.code + weights.words
// About as wide as each may weigh; the last has room for its name.
const parts = [
  { part: 'near', name: 'Within 2 hours' },
  { part: 'during', name: 'Made during it' },
  { part: 'code', name: 'Code in the name' },
  { part: 'words', name: 'Words of the title' },
] as const

/** The number and what it is made of: nothing of it proves anything, which the signals do. */
export function ScoreParts({ option: { score, parts: values, signals } }: { option: MatchOption }) {
  return (
    <div className="mt-2.5 flex items-start gap-x-4">
      <p className="w-14 shrink-0">
        <span className="block text-[2rem] leading-[1.05] font-[480] tracking-[-.02em] font-stretch-[110%] tnum">
          {score}
        </span>
        <span className="text-caption text-ink-2 tnum">of {most}</span>
      </p>
      <div className="min-w-0 flex-1">
        <ul className="grid grid-cols-2 gap-x-0.5 gap-y-2 sm:grid-cols-[40fr_30fr_25fr_25fr]">
          {parts.map(({ part, name }) => (
            <li
              key={part}
              className={`pr-2 text-caption tnum ${values[part] > 0 ? 'text-ink' : 'text-ink-2'}`}
            >
              <span
                aria-hidden="true"
                className={`mb-1 block h-1 ${values[part] > 0 ? 'bg-ink' : 'bg-line-strong'}`}
              />
              {name} <b className="font-semibold">{values[part]}</b>
              <span className="sr-only"> of {weights[part]}</span>
            </li>
          ))}
        </ul>
        {signals.length > 0 ? (
          <p className="mt-2 flex flex-wrap gap-1.5">
            {signals.map((signal) => (
              <Badge key={signal} tone="success">
                {signalTexts[signal]}
              </Badge>
            ))}
          </p>
        ) : null}
      </div>
    </div>
  )
}
