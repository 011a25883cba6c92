import { inboxForms } from '#domain/inquiries/rules/forms.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import {
  partLevel,
  readinessBand,
  readinessConfidence,
  readinessScore,
  readinessTop,
  readinessWeights,
} from '../../content/sample/readiness.ts'
import {
  sampleEvidence,
  sampleFacts,
  sampleGaps,
  sampleLevels,
  sampleMetrics,
  samplePapers,
  samplePlan,
  sampleReasons,
  sampleRows,
  sampleSessions,
  sampleTarget,
} from '../../content/sample/sampleReport.ts'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { TextTable } from '../text/TextTable.tsx'
import { ReadinessWheel } from './ReadinessWheel.tsx'
import { ScoreDial } from './ScoreDial.tsx'
import { SideList } from './SideList.tsx'

const score = readinessScore(sampleLevels)
const confidence = readinessConfidence(sampleEvidence)
const { stated, documented, checked } = sampleEvidence

/** A readiness report as it looks, of a company that does not exist (pages §5.1, §5.2). */
export function SampleReportPage() {
  return (
    <>
      <PageHero
        lines={['A readiness', 'report,', 'in full.']}
        lead="This is what a capital readiness report looks like. The company does not exist and its figures were made up so that they agree with each other; the form, the rules and the sums are those of every report."
      >
        <Facts facts={sampleFacts.map(([term, value]) => ({ term, value }))}>
          <Button href={inboxForms.advisory.path} variant="hot" size="large" isBlock>
            Ask for your own report
          </Button>
        </Facts>
      </PageHero>
      <Band
        tone="surface"
        id="snapshot"
        title="The message, on one page"
        lead="A first reading is short, so the first page has to say what the rest shows."
      >
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
          <div className="grid gap-5">
            <p className="read-l max-w-[24em]">
              A company that sells what an auditor asks for, and describes it as a device. Three sites pay,
              two of them with one owner. What is missing is a sale made by somebody who did not found it.
            </p>
            <p className="max-w-[40em] text-[1.0625rem] text-ink-2">
              {score} of 100, {readinessBand(score).toLowerCase()}. Confidence is {confidence} percent: of{' '}
              {stated + documented + checked} criteria that are met, an advisor checked {checked}, which count
              in full; {documented} have a document that was not checked yet and count half; {stated} are as
              the founders stated them and do not count.
            </p>
          </div>
          <ScoreDial score={score} className="mx-auto w-full max-w-[26rem]" />
        </div>
      </Band>
      <Band
        id="sides"
        title="Eight sides"
        lead={`Each from 1 to ${readinessTop}. A side has the highest level whose conditions are all met. The dashed line is what this stage asks for.`}
      >
        <div className="grid items-start gap-x-16 gap-y-8 lg:grid-cols-2">
          <ReadinessWheel
            levels={sampleLevels}
            target={sampleTarget}
            className="w-full lg:sticky lg:top-24"
          />
          <SideList levels={sampleLevels} reasons={sampleReasons} />
        </div>
      </Band>
      <Band
        tone="surface"
        id="scoring"
        title="How the score is made"
        lead="Five parts with fixed weights. A part is as strong as its weakest side, because that is how a careful reader reads; Financial and legal also counts the folder."
      >
        <TextTable
          head={['Part', 'Weight', 'Level', 'Points']}
          rows={readinessWeights.map(({ label, weight, of }) => {
            const level = partLevel(sampleLevels, of)
            return [label, String(weight), String(level), ((weight * level) / readinessTop).toFixed(1)]
          })}
        />
        <p className="mt-6 max-w-[44em] text-ink-2">
          The points add up to {score}. The same answers always give the same score. Two assessors read on
          their own; where they differ by more than one level on a side, nothing is published until they have
          agreed and written down why.
        </p>
      </Band>
      <Band
        id="evidence"
        title="What it rests on"
        lead="A claim is stated, shown by a document, or checked by an advisor who says what the document proves. Some of the rows of this report:"
      >
        <TextTable head={['Evidence', 'Part', 'State', 'Date']} rows={sampleRows} />
      </Band>
      <Band
        tone="surface"
        id="figures"
        title="Six figures"
        lead="Each with its source and date. More would hide these."
      >
        <TextTable head={['Figure', 'Value', 'Source']} rows={sampleMetrics} />
      </Band>
      <Band
        tone="dark"
        id="gaps"
        title="What will be pressed"
        lead="What blocks the next level, what that costs, who has it and by when. Each becomes a card on the board with one press."
      >
        <Rows rows={sampleGaps} />
      </Band>
      <Band id="plan" title="Ninety days">
        <Steps steps={samplePlan} />
        <p className="mt-6 max-w-[44em] text-ink-2">{sampleSessions}</p>
      </Band>
      <Band
        tone="surface"
        id="folder"
        title="The folder"
        lead="Eight parts, rated from 1 to 5. Whatever is at 3 or below has an owner and a date."
      >
        <ol className="grid gap-x-8 border-t-[1.5px] border-ink sm:grid-cols-2">
          {samplePapers.map(([part, rating]) => (
            <li key={part} className="flex items-center justify-between gap-4 border-b border-line py-3.5">
              <span>{part}</span>
              <span className="text-body-s text-ink-2 tnum">{rating} of 5</span>
            </li>
          ))}
        </ol>
        <p className="mt-6 max-w-[44em] text-ink-2">
          Amount, instrument, use of the money and the files themselves are in a part that only readers whom
          the company has let in can see. This page has none of it, as no public page of a report ever has.
        </p>
      </Band>
      <Band id="limits" title="Method and limits">
        <div className="read grid max-w-[46rem] gap-4">
          <p>
            The eight sides and nine levels follow the VIRAL framework of Village Capital; the folder follows
            the eight parts that due diligence usually asks for. The founders read the report first and
            correct facts, not levels. A version that was published never changes; a new reading is a new
            version, and the old one says that it was replaced.
          </p>
          <p>
            A report describes a company at one date. It is not an offer, a valuation or advice to invest, and
            it does not replace anybody&rsquo;s own checking. Readiness work improves the score and the story;
            a trial with 346 firms found no significant effect on deals overall, which is in the{' '}
            <a
              href="/jul-playbook/myth-files#readiness-brings-money"
              className="underline underline-offset-4"
            >
              myth files
            </a>
            .
          </p>
          <p>
            Reports are made by agreement:{' '}
            <a href="/julstore" className="underline underline-offset-4">
              what is delivered, and when
            </a>
            .
          </p>
        </div>
      </Band>
      <EndBand
        title="Know your weakest side."
        action={{ href: inboxForms.advisory.path, label: 'Ask for a report' }}
      />
    </>
  )
}
