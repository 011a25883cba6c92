import { Button } from '#web/ui/buttons/Button.tsx'
import { sampleReportPath } from '../content/pages/entry.ts'
import { sampleLevels } from '../content/sample/sampleReport.ts'
import { ReadinessWheel } from '../pages/report/ReadinessWheel.tsx'

/** What a readiness report shows, by the sample that everybody may read (pages §5.1). */
export function HomeShape() {
  return (
    <section id="shape" className="scroll-mt-16 border-b border-line bg-surface py-24 max-md:py-16">
      <div className="mx-auto grid max-w-[1376px] items-center gap-x-16 gap-y-10 px-5 sm:px-8 lg:grid-cols-2 lg:px-16">
        <ReadinessWheel levels={sampleLevels} className="w-full max-lg:order-last" />
        <div>
          <h2 className="display-l max-w-[12em]">Know your shape before the room does</h2>
          <p className="mt-6 max-w-[32em] text-body-l text-ink-2">
            A readiness report reads a company along eight sides, each with what was shown and who checked it.
            The lowest side is where a term sheet will press.
          </p>
          <p className="mt-7 flex gap-2 max-md:flex-col max-md:items-start">
            <Button href={sampleReportPath} variant="solid" size="large">
              Read a sample report
            </Button>
            <Button
              href={`${sampleReportPath}#scoring`}
              variant="quiet"
              size="large"
              className="max-md:-ml-5"
            >
              How scoring works
            </Button>
          </p>
          <p className="mt-4 max-w-[36em] text-caption text-ink-3">
            The sample is of a company that does not exist.
          </p>
        </div>
      </div>
    </section>
  )
}
