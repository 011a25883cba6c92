import { Button } from '#web/ui/buttons/Button.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { sampleReportPath } from '../../content/pages/entry.ts'
import { partLevel, readinessSides, readinessTop } from '../../content/sample/readiness.ts'
import { sampleLevels, sampleReasons } from '../../content/sample/sampleReport.ts'
import { ReadinessWheel } from '../report/ReadinessWheel.tsx'
import { SideList } from '../report/SideList.tsx'

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
      <SideList levels={sampleLevels} reasons={sampleReasons} />
    </div>
  )
}
