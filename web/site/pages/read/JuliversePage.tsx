import { topicNames } from '#domain/newsletter/texts.ts'
import { brandName } from '#web/lib/page/siteNames.ts'
import type { Tile } from '../../content/siteContent.ts'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Picture } from '../blocks/Picture.tsx'
import { Rows } from '../blocks/Rows.tsx'

/** The map of names: what each one means and where it leads. */
export function JuliversePage({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <>
      <PageHero
        lines={['Everything', 'called JUL,', 'in one place.']}
        lead="The Juliverse is the whole of it: the firm, the people who work with it, and the software both of them use. This page says what each name means, and which of them you can open today."
      />
      <Band tone="surface" title="The firm">
        <Rows
          rows={[
            {
              title: brandName,
              text: 'An advisory and venture-building firm. It sits down with founders, investors and advisory clients in sessions of a fixed length.',
              aside: (
                <a className="inline-flex min-h-11 items-center underline underline-offset-4" href="/about">
                  About us
                </a>
              ),
            },
            {
              title: 'Sessions',
              text: 'Ninety minutes, one question, one decision, one report. The thing everything else hangs on.',
              aside: (
                <a
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href="/sessions"
                >
                  How a session works
                </a>
              ),
            },
            {
              title: 'Ventures',
              text: 'Companies we build together with their founders for a small share, by agreement.',
              aside: (
                <a
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href="/ventures"
                >
                  How we build together
                </a>
              ),
            },
            {
              title: 'Ecosystem',
              text: 'People who do well what we do not do, and whom we name without being paid for it.',
              aside: (
                <a
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href="/partnerships"
                >
                  Partners and experts
                </a>
              ),
            },
          ]}
        />
      </Band>
      <Band title="The software" lead="One account opens all of it.">
        <Rows
          rows={[
            {
              title: 'JUL Console',
              text: 'Where a member works: on the desktop a cabinet of drawers, on the phone one screen at a time. Same data, two layouts.',
              aside: (
                <a
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href="/jul-console-handbook"
                >
                  Read the handbook
                </a>
              ),
            },
            {
              title: 'JUL Board',
              text: 'Cards, decisions, milestones, check-ins and the figures investors ask for. An action of a session becomes a card with one press.',
              aside: (
                <a
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href="/jul-console-handbook#board"
                >
                  Board tasks
                </a>
              ),
            },
            {
              title: 'Minutes',
              text: 'The written record of a session. A program proposes lines with the sentence each rests on; an advisor approves every one of them.',
              aside: (
                <a
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href="/jul-console-handbook#read-minutes"
                >
                  How to read minutes
                </a>
              ),
            },
            {
              title: 'API',
              text: 'The same calls the console uses, described for programmers, with the same limits and the same rights.',
              aside: (
                <a
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href="/api/docs"
                >
                  API reference
                </a>
              ),
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="Community and events" lead="What there is today.">
        <Rows
          rows={[
            {
              title: 'Community',
              text: 'There is no forum, no group and no chat among members. What joins people here is the work: an advisor and a company in a session, and the partners and experts we name to both.',
              aside: (
                <a
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href="/ecosystem-form"
                >
                  Join as a partner or expert
                </a>
              ),
            },
            {
              title: 'Events',
              text: `No event has a date yet. Once one does, whoever chose “${topicNames.lessons}” in YELMail hears of it.`,
              aside: (
                <a
                  className="inline-flex min-h-11 items-center underline underline-offset-4"
                  href="/join-yelmail"
                >
                  Join YELMail
                </a>
              ),
            },
          ]}
        />
      </Band>
      <Band tone="dark" title="Square, octagon, round">
        <div className="grid max-w-[60em] gap-x-16 gap-y-4 text-[1.0625rem] text-ink-2 lg:grid-cols-2">
          <p>
            A smith rounds a bar in three passes: square it, take off the corners, round it. The same order is
            in everything here. On the board a square is a card that has been started, an octagon one that is
            being worked, a circle one that is done.
          </p>
          <p>
            The levels of membership are named for the rooms in which that happens: Forge, Workshop and
            Studio. The name itself is drawn the same way, from narrow and heavy to wide and light.
          </p>
        </div>
      </Band>
      {tiles.length > 0 ? (
        <Band id="grid" title="Around it">
          <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {tiles.map((tile) => (
              <li key={tile.id}>
                <a href={tile.link} className="group block">
                  <Picture
                    value={tile.picture}
                    alt={tile.alt}
                    sizes="(min-width: 64rem) 24rem, (min-width: 40rem) 46vw, 92vw"
                    className="h-auto w-full rounded-panel"
                  />
                  <span className="title-m mt-2 block underline-offset-4 group-hover:underline">
                    {tile.title}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </Band>
      ) : null}
      <EndBand title="Come in by any door." />
    </>
  )
}
