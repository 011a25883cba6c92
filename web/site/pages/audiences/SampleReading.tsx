import { Button } from '#web/ui/buttons/Button.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { sampleReportPath } from '../../content/pages/entry.ts'
import { partLevel, readinessSides, readinessTop } from '../../content/sample/readiness.ts'
import { sampleLevels, sampleReasons } from '../../content/sample/sampleReport.ts'
import { ReadinessWheel } from '../report/ReadinessWheel.tsx'

/** Where the sample company stands: at the level of its weakest side (pages §5.2). */
export const sampleLevel = partLevel(
  sampleLevels,
  readinessSides.map(({ id }) => id),
)
const weakest = readinessSides.filter(({ id }) => sampleLevels[id] === sampleLevel)
const weakestNames = weakest.map(({ label }) => label).join(' and ')

/** What an answer looks like, from the sample report: the level, the eight sides drawn, and why each has its level. */
export function SampleReading() {
  return (
    <div className="grid items-start gap-x-16 gap-y-10 lg:grid-cols-[2fr_3fr]">
      <div>
        <p className="flex items-center gap-4 border-b-[1.5px] border-ink pb-4">
          <span className="text-[5rem] leading-none font-[460] tracking-[-.05em] font-stretch-[118%] tnum">
            {sampleLevel}
          </span>
          <span>
            <b className="block">
              Level {sampleLevel} of {readinessTop}
            </b>
            <span className="text-ink-2">A sample: this company does not exist.</span>
          </span>
        </p>
        <ReadinessWheel levels={sampleLevels} className="mx-auto my-4 w-full max-w-[32rem]" />
        <p className="flex gap-2.5">
          <StageMark stage="octagon" isHot className="mt-1.5" />
          <span>
            <b>
              {weakestNames} holds it at {sampleLevel}.
            </b>{' '}
            <span className="text-ink-2">
              All other sides are higher. Raise this one, and the company is at {sampleLevel + 1}.
            </span>
          </span>
        </p>
        <p className="mt-6">
          <Button href={sampleReportPath} size="large">
            Read the whole sample
          </Button>
        </p>
      </div>
      <ol className="border-t-[1.5px] border-ink">
        {readinessSides.map(({ id, label }) => (
          <li
            key={id}
            className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-b border-line py-3.5"
          >
            <h3 className="title-s">{label}</h3>
            <LevelTicks level={sampleLevels[id]} isHot={sampleLevels[id] === sampleLevel} />
            <p className="col-span-2 max-w-[40em] text-ink-2">{sampleReasons[id]}</p>
          </li>
        ))}
      </ol>
    </div>
  )
}

const cells = Array.from({ length: readinessTop }, (_, at) => at)

/** A level as so many of nine cells. */
function LevelTicks({ level, isHot }: { level: number; isHot: boolean }) {
  return (
    <span className="flex items-center gap-2.5 text-body-s text-ink-2 tnum">
      <svg width={96} height={9} viewBox="0 0 96 9" aria-hidden="true">
        {cells.map((at) => (
          <rect
            key={at}
            x={at * 10.75 + 0.5}
            y={0.5}
            width={8}
            height={8}
            fill={at >= level ? 'none' : isHot ? 'var(--jul-heat)' : 'var(--jul-ink)'}
            stroke={at >= level ? 'var(--jul-control)' : isHot ? 'var(--jul-heat)' : 'var(--jul-ink)'}
          />
        ))}
      </svg>
      {level} of {readinessTop}
    </span>
  )
}
