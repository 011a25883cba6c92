import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import { readerTexts } from '#domain/newsletter/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Band } from '../blocks/Band.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { part, shownWith } from './IssueCard.tsx'
import { JoinForm } from './JoinForm.tsx'
import { LatestIssue } from './LatestIssue.tsx'

const place = (name: string) => ({ 'data-fill': name })

const habits = [
  {
    title: 'One subject',
    text: 'An issue takes one question that came up in sessions more than once: a price, a hire, a round, a refusal. Nothing in it names a client or lets one be guessed.',
  },
  {
    title: 'One thing to do',
    text: 'It ends with a test that fits into a week and costs nothing but time. Tell us how it went: a person reads the answers.',
  },
  {
    title: 'Facts with sources',
    text: 'A figure comes with its source. Where we know something from our own work alone, the issue says so.',
  },
  {
    title: 'Nothing hidden',
    text: 'No picture is loaded to see whether you opened it, and no link counts who pressed it. What comes to your mailbox is here to read, word for word.',
  },
]

/** The last issue that was sent, and all before it; drafts are on no page (T-170). */
export function IssueArchivePage() {
  return (
    <>
      <PageHero
        lines={['YELMail', 'issue by issue']}
        lead={
          <>
            <span {...shownWith('one')}>
              Every issue we have sent, whole and open to everybody: what founders and investors asked in
              sessions, in five minutes each. The newest comes first.
            </span>
            <span {...shownWith('none')}>{readerTexts.noneYet} Every issue will then stay here to read.</span>
          </>
        }
      >
        <div className="border-t-[1.5px] border-ink pt-4.5">
          <JoinForm />
        </div>
      </PageHero>
      <LatestIssue lead="Its readers got it by email, word for word. It has an address of its own, for whomever you want to show it.">
        <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2">
          <a
            href={yelmailPaths.archive}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            data-issue-link=""
          >
            Open this issue by itself
          </a>
          <Button href={yelmailPaths.feed}>RSS</Button>
        </p>
      </LatestIssue>
      <section data-list-of="issues" hidden className="py-24 max-md:py-16">
        <div className="site-width">
          <div className="flex flex-wrap items-baseline justify-between gap-4">
            <h2 className="display-l">All issues</h2>
            <p className="text-body-s text-ink-2 tnum" {...part('count')} />
          </div>
          <ul data-list="issues" className="mt-10 border-t-[1.5px] border-ink">
            <li className="relative grid grid-cols-[72px_minmax(0,1fr)_120px_150px] items-baseline gap-6 border-b border-line-strong py-6 first:[&>span:first-child]:text-heat-text max-md:grid-cols-[44px_1fr] max-md:gap-x-2 max-md:gap-y-1 max-md:py-3">
              <span
                className="text-[1.75rem] font-[440] tracking-[-.02em] text-ink-3 font-stretch-[112%] tnum max-md:text-[1.25rem]"
                {...place('number')}
              />
              <div>
                <h3
                  dir="auto"
                  className="font-serif text-[1.625rem] leading-tight tracking-[-.012em] max-md:text-[1.375rem]"
                >
                  <a
                    href={yelmailPaths.archive}
                    className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                    {...place('subject')}
                  />
                </h3>
                <p dir="auto" className="mt-1 text-ink-2" {...place('lead')} />
              </div>
              <span className="text-body-s text-ink-2 tnum max-md:col-start-2" {...place('minutes')} />
              <span className="text-body-s text-ink-2 tnum max-md:col-start-2" {...place('day')} />
            </li>
          </ul>
        </div>
      </section>
      <Band tone="surface" title="What every issue keeps to" lead="Four rules, from the first issue on.">
        <Steps steps={habits} />
        <p className="mt-10 max-w-[44em] text-ink-2">
          Issues come twice a month at most. You choose the topics, confirm your address once, pause for
          thirty days when it is too much, and stop with one press. We hold your address, your topics and when
          you agreed to each; thirty days after you leave, we erase them. If you complained or asked us never
          to write again, we keep a hash of the address, so that nothing goes there. The{' '}
          <InlineLink href="/privacy-policy">privacy policy</InlineLink> says more.
        </p>
      </Band>
    </>
  )
}
