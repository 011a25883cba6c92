import { brandName } from '#web/lib/page/siteNames.ts'
import type { Person } from '../../content/siteContent.ts'
import { Band } from '../blocks/Band.tsx'
import { CompanyDetails } from '../blocks/CompanyDetails.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Picture } from '../blocks/Picture.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { StartActions } from '../blocks/StartActions.tsx'
import { Steps } from '../blocks/Steps.tsx'

/** Why the firm exists, what it holds to, and what a client can check. */
export function AboutPage({ team }: { team: readonly Person[] }) {
  return (
    <>
      <PageHero
        lines={['Advice', 'that can be', 'checked.']}
        lead={`Most advice is given in a meeting and lost in the weeks after it. Nobody remembers what was decided, why, or who was going to do it. ${brandName} was set up to do the opposite: fewer meetings, one decision in each, and a record that both sides can be held to.`}
      >
        <Facts
          facts={[
            { term: 'For', value: 'Founders, investors, advisory clients' },
            { term: 'Form', value: 'Ninety minutes, one decision' },
            { term: 'Advisors per client', value: 'One' },
            { term: 'Paid on deals', value: 'Nothing' },
          ]}
        >
          <StartActions />
        </Facts>
      </PageHero>
      <Band
        tone="surface"
        title="What we hold to"
        lead="Four principles. Each of them costs us something, so you can tell that we mean it."
      >
        <Rows
          rows={[
            {
              title: 'Evidence before opinion',
              text: 'A claim stands with where it comes from: an invoice, a contract, a sentence somebody said at a given minute. What nobody knows is written down as not known, and our reports are shorter for it.',
            },
            {
              title: 'One advisor per client',
              text: 'The person you talked to last time is the person you talk to next time. It limits how many clients we can take, and it means that nobody has to be told the story again.',
            },
            {
              title: 'Confidential by design',
              text: 'Who may read your data is enforced by the database and not left to good manners. Every time an advisor opens your pages, it is listed for you. No advisor can look around unseen.',
            },
            {
              title: 'No interest in your answer',
              text: 'We take no fee on a round, no commission on a referral, and no success fee. Whether you raise, wait or stop, the session costs the same.',
            },
          ]}
        />
      </Band>
      <Band
        title="How we work"
        lead="We work on a company in the order a smith works a bar: square first, then the corners, then round."
      >
        <Steps
          steps={[
            {
              title: 'Square the facts',
              text: 'What is true about the money, the market and the team, on paper and agreed by the people who will be held to it.',
            },
            {
              title: 'Take off the corners',
              text: 'What to stop, what to price, what to prove next. Three options at most, and a choice among them.',
            },
            {
              title: 'Run it true',
              text: 'Each action has an owner and a date, and the next session opens with what moved.',
            },
            {
              title: 'Let go',
              text: 'When the company keeps the rhythm without us, we stop. The record stays with you.',
            },
          ]}
        />
      </Band>
      <Band tone="dark" title="Conflicts of interest">
        <div className="grid gap-x-16 gap-y-6 lg:grid-cols-2">
          <p className="read-l max-w-[24em]">
            If we hold a share, advise a competitor or know the other side, you hear it before the first
            question and not after the last one.
          </p>
          <div className="grid max-w-[40em] gap-4 text-[1.0625rem] text-ink-2">
            <p>
              Shares we hold are between 0.5 and 2 percent of companies we build with, by agreement. An
              advisor does not advise a company that competes with one of them without both knowing it.
            </p>
            <p>
              Two clients in the same market have different advisors, who do not read each other’s boards,
              sessions or reports. Where we cannot keep that apart, we decline the second one and say that we
              have to, though not why.
            </p>
            <p>
              Nobody here trades on what a client tells us, in listed or unlisted companies. An advisor who
              leaves loses access the same day, and the trail of what they opened stays.
            </p>
          </div>
        </div>
      </Band>
      <Band isSplit title="Who you work with">
        <div className="grid max-w-[40em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            You know who your advisor is before you pay for anything: their name, their field and what they
            have worked on are in the answer to your first request.
          </p>
          <p>
            The software is made by the same firm as the advice, by people who sit in on sessions when the
            client allows it. That is why a card on your board remembers the report it came from, and why a
            line can be followed back to the second it was said.
          </p>
        </div>
      </Band>
      {team.length > 0 ? (
        <Band tone="surface" id="team" title="The people">
          <ul className="grid gap-x-16 border-t-[1.5px] border-ink md:grid-cols-2">
            {team.map((person) => (
              <li key={person.id} className="border-b border-line-strong py-5">
                <Picture
                  value={person.picture}
                  alt={person.alt}
                  sizes="10rem"
                  className="mb-3 size-40 rounded-panel object-cover"
                />
                <h3 className="title-m">{person.name}</h3>
                <p className="text-caption text-ink-2">{person.role}</p>
                {person.text ? <p className="mt-2 max-w-[36em] text-ink-2">{person.text}</p> : null}
              </li>
            ))}
          </ul>
        </Band>
      ) : null}
      <Band tone={team.length > 0 ? 'plain' : 'surface'} id="company" title="Company details">
        <CompanyDetails />
        <p className="mt-6 max-w-[44em] text-ink-2">
          Press and partners find names, colours and a short text under{' '}
          <a href="/brand-assets" className="underline underline-offset-4">
            brand assets
          </a>
          . How the firm runs itself is in the{' '}
          <a href="/company-manual" className="underline underline-offset-4">
            company manual
          </a>
          .
        </p>
      </Band>
      <EndBand title="Hold us to it." />
    </>
  )
}
