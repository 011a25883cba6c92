import { yelmailPaths } from '#domain/newsletter/rules/issues.ts'
import { listForms } from '#domain/newsletter/rules.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Band } from '../blocks/Band.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Steps } from '../blocks/Steps.tsx'
import { part, shownWith } from './IssueCard.tsx'
import { LatestIssue } from './LatestIssue.tsx'

const place = (name: string) => ({ 'data-fill': name })

const habits = [
  {
    title: 'One subject',
    text: 'An issue takes one question that came up in sessions more than once: a price, a hire, a round, a refusal. Nothing in it names a client or lets one be guessed.',
  },
  {
    title: 'One thing to do',
    text: 'It ends with a test that fits into a week and costs nothing but the time. What came of it you may write to us; a person reads the answers.',
  },
  {
    title: 'Facts with sources',
    text: 'Where a figure stands in an issue, its source stands next to it. Where we know it from our own work alone, the issue says that, too.',
  },
  {
    title: 'Nothing hidden',
    text: 'No picture is loaded to see whether you opened it, no link counts who pressed it. What an issue says in your mailbox it says here, word for word.',
  },
]

/** The last issue that was sent, and all before it; drafts are on no page (T-170). */
export function IssueArchivePage() {
  return (
    <>
      <PageHero
        lines={['YELMail', 'issue by issue']}
        lead="Every issue that was sent, whole and open to everybody: what founders and investors asked in sessions, in five minutes each. The newest stands first."
      >
        <p className="flex flex-wrap gap-2">
          <Button href={listForms.yelmail.path} variant="hot">
            Get the next one
          </Button>
          <Button href={yelmailPaths.feed}>RSS</Button>
        </p>
      </PageHero>
      <LatestIssue lead="It went to its readers by email in the same words. On this page it can be passed on by its own address.">
        <p className="mt-6" {...shownWith('one')}>
          <a
            href={yelmailPaths.archive}
            className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
            data-issue-link=""
          >
            Open this issue by itself
          </a>
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
                <h3 className="font-serif text-[1.625rem] leading-tight tracking-[-.012em] max-md:text-[1.375rem]">
                  <a
                    href={yelmailPaths.archive}
                    className="underline-offset-4 after:absolute after:inset-0 hover:underline"
                    {...place('subject')}
                  />
                </h3>
                <p className="mt-1 text-ink-2" {...place('lead')} />
              </div>
              <span className="text-body-s text-ink-2 tnum max-md:col-start-2" {...place('minutes')} />
              <span className="text-body-s text-ink-2 tnum max-md:col-start-2" {...place('day')} />
            </li>
          </ul>
        </div>
      </section>
      <Band title="What every issue keeps to" lead="Four habits, from the first issue on.">
        <Steps steps={habits} />
        <p className="mt-10 max-w-[44em] text-ink-2">
          Issues come twice a month at most. Whoever joins chooses topics, confirms the address once, pauses
          for thirty days whenever it is too much and stops with one press. What we hold of a reader is the
          address, the topics and when each was agreed to; thirty days after leaving it is erased. Of whoever
          complained or asked us never to write, a hash of the address stays, so that nothing goes there. More
          stands in the <InlineLink href="/privacy-policy">privacy policy</InlineLink>.
        </p>
      </Band>
    </>
  )
}
