import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import { readerTexts } from '#domain/newsletter/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Band } from '../blocks/Band.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { shownWith } from './IssueCard.tsx'
import { JoinForm } from './JoinForm.tsx'
import { LatestIssue } from './LatestIssue.tsx'

const steps = [
  {
    title: 'You choose',
    text: 'Issues for founders, for investors, or news of events and lessons. You can leave each topic separately.',
  },
  {
    title: 'You confirm',
    text: 'One email asks whether it was you. Until you confirm, you are not on the list, and after seven days we erase the address.',
  },
  {
    title: 'You read',
    text: 'Twice a month at most, five minutes each, with one thing to do. When there is nothing to say, nothing comes.',
  },
  {
    title: 'You stop',
    text: 'With the button of your mail program or the link in any issue: one press, no signing in. Thirty days later we erase the address.',
  },
]

/** Joining YELMail: topics, an issue to look at before, how often it comes, and the confirmation by mail (K15). */
export function JoinYelmailPage() {
  return (
    <>
      <section className="pt-14 pb-20 max-md:pt-6 max-md:pb-14">
        <div className="site-width grid items-end gap-x-18 gap-y-10 lg:grid-cols-[minmax(0,1.1fr)_29rem]">
          <h1 className="text-[clamp(3rem,8.4vw,7.5rem)] leading-[.98] tracking-[-.03em]">
            <span className="wdth-forge block">YELMail</span>{' '}
            <span className="wdth-studio block text-[.72em] leading-[1.1] tracking-[-.048em]">
              twice a month
            </span>
          </h1>
          <div className="border-t-[1.5px] border-ink pt-4.5">
            <p className="mb-5 text-body-l">
              One useful email about building and funding a company. Five minutes to read, one thing to do.{' '}
              <span {...shownWith('none')}>{readerTexts.noneYet}</span>
            </p>
            <JoinForm />
          </div>
        </div>
      </section>
      <LatestIssue lead="Read one before you decide. They all look like this: no pictures to load, and nothing that counts who opened it.">
        <p className="mt-6 flex flex-wrap gap-2">
          <Button href={yelmailPaths.archive}>All issues</Button>
          <Button href={yelmailPaths.feed}>RSS</Button>
        </p>
      </LatestIssue>
      <Band
        title="How often, and how it ends"
        lead="Your address stays with us: no other company gets it, and nothing tracks whether you read."
      >
        <Steps steps={steps} />
      </Band>
    </>
  )
}
