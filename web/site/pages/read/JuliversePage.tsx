import { topicNames } from '#domain/newsletter/texts.ts'
import { brandName } from '#web/lib/page/siteNames.ts'
import { StageMark, StageShape } from '#web/ui/marks/StageMark.tsx'
import type { Tile } from '../../content/siteContent.ts'
import { Band } from '../blocks/Band.tsx'
import { EndBand } from '../blocks/EndBand.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Picture } from '../blocks/Picture.tsx'
import { RowLink } from '../blocks/RowLink.tsx'
import { Rows } from '../blocks/Rows.tsx'

type Name = { title: string; text: string; way: { href: string; label: string } }

const firm: readonly Name[] = [
  {
    title: brandName,
    text: 'An advisory and venture-building firm. It sits down with founders, investors and advisory clients in sessions of a fixed length.',
    way: { href: '/about', label: 'About us' },
  },
  {
    title: 'Sessions',
    text: 'Ninety minutes, one question, one decision, one report. Everything else follows from them.',
    way: { href: '/sessions', label: 'How a session works' },
  },
  {
    title: 'Ventures',
    text: 'Companies we build together with their founders for a small share, by agreement.',
    way: { href: '/ventures', label: 'How we build together' },
  },
  {
    title: 'Ecosystem',
    text: 'People who do well what we do not do, and whom we name without being paid for it.',
    way: { href: '/partnerships', label: 'Partners and experts' },
  },
]

const software: readonly Name[] = [
  {
    title: 'JUL Console',
    text: 'Where a member works: on the desktop with every part at the left, on the phone one screen at a time. Same data, two layouts.',
    way: { href: '/jul-console-handbook', label: 'Read the handbook' },
  },
  {
    title: 'JUL Board',
    text: 'Cards, decisions, milestones, check-ins and the figures investors ask for. An action from a session becomes a card with one press.',
    way: { href: '/jul-console-handbook#board', label: 'Board tasks' },
  },
  {
    title: 'Minutes',
    text: 'The written record of a session. A program proposes lines with the sentence each rests on; an advisor approves every one of them.',
    way: { href: '/jul-console-handbook#read-minutes', label: 'How to read minutes' },
  },
  {
    title: 'API',
    text: 'The same calls the console uses, described for developers, with the same limits and the same rights.',
    way: { href: '/api/docs', label: 'API reference' },
  },
]

const community: readonly Name[] = [
  {
    title: 'Community',
    text: 'There is no forum, no group and no chat among members. What joins people here is the work: an advisor and a company in a session, and the partners and experts we name to both.',
    way: { href: '/ecosystem-form', label: 'Apply as a partner or expert' },
  },
  {
    title: 'Events',
    text: `No event has a date yet. Once one does, whoever chose “${topicNames.lessons}” in YELMail hears about it.`,
    way: { href: '/join-yelmail', label: 'Join YELMail' },
  },
]

/** The parts of the map as its head shows them: round is open today, an outlined square is not there yet. */
const parts = [
  { id: 'firm', title: 'The firm', names: firm, state: 'Open today' },
  { id: 'software', title: 'The software', names: software, state: 'Open today' },
  { id: 'community', title: 'Community and events', names: community, state: '' },
] as const

const rowsOf = (names: readonly Name[]) =>
  names.map(({ title, text, way }) => ({
    title,
    text,
    aside: <RowLink href={way.href}>{way.label}</RowLink>,
  }))

/** The map of names: what each one means and where it leads. */
export function JuliversePage({ tiles }: { tiles: readonly Tile[] }) {
  return (
    <>
      <PageHero
        lines={['Everything', 'called JUL,', 'in one place.']}
        lead="The Juliverse is the whole of it: the firm, the people who work with it, and the software both of them use. This page says what each name means, and which of them you can open today."
      >
        <NameMap />
      </PageHero>
      <Band tone="surface" id="firm" title="The firm">
        <Rows rows={rowsOf(firm)} />
      </Band>
      <Band
        id="software"
        title="The software"
        lead="One account for all of it; your plan says what you can edit."
      >
        <Rows rows={rowsOf(software)} />
      </Band>
      <Band
        tone="surface"
        id="community"
        title="Community and events"
        lead="What exists today, and what does not."
      >
        <Rows rows={rowsOf(community)} />
      </Band>
      <Band tone="dark" title="Square, octagon, round">
        <div className="grid items-center gap-x-16 gap-y-10 lg:grid-cols-2">
          <div className="grid max-w-[40em] gap-4 text-[1.0625rem] text-ink-2">
            <p>
              A smith rounds a bar in three passes: square it, take off the corners, round it. The same order
              is in everything here. On the board a square is a card in the backlog, an octagon one in
              progress, a circle one that is completed.
            </p>
            <p>
              The levels of membership are named for the rooms in which that happens: Forge, Workshop and
              Studio. The name itself is drawn the same way, from narrow and heavy to wide and light.
            </p>
          </div>
          <ThreePasses />
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
      <EndBand title="One account, free to open." />
    </>
  )
}

/** The names by their parts, and which of them can be opened today. */
function NameMap() {
  return (
    <nav aria-label="Parts of the Juliverse">
      <ul className="border-t-[1.5px] border-ink">
        {parts.map(({ id, title, names, state }) => (
          <li key={id} className="border-b border-line-strong py-2">
            <a href={`#${id}`} className="title-s flex min-h-11 items-center underline underline-offset-4">
              {title}
            </a>
            {state ? (
              <NameState isOpen text={state} names={names.map((each) => each.title).join(', ')} />
            ) : (
              <>
                <NameState isOpen text="By application" names="Partners and experts" />
                <NameState text="No date yet" names="Events" />
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  )
}

function NameState({ text, names, isOpen = false }: { text: string; names: string; isOpen?: boolean }) {
  return (
    <p className="flex items-baseline justify-between gap-6 pb-2 text-body-s">
      <span className="text-ink-2">{names}</span>
      <span className="flex shrink-0 items-baseline gap-2 font-semibold">
        <StageMark stage={isOpen ? 'round' : 'square'} isOutlined={!isOpen} />
        {text}
      </span>
    </p>
  )
}

/** The three shapes with what each says. */
function ThreePasses() {
  const passes = [
    ['square', 'Backlog'],
    ['octagon', 'In progress'],
    ['round', 'Completed'],
  ] as const
  return (
    <svg viewBox="0 0 400 136" aria-hidden="true" className="w-full max-w-[32rem]">
      <path d="M100 50h50M250 50h50" stroke="var(--jul-line-strong)" strokeWidth={1.5} />
      {passes.map(([stage, word], at) => (
        <g key={stage}>
          <StageShape
            stage={stage}
            size={100}
            x={at * 150}
            inset={1}
            fill={stage === 'round' ? 'var(--jul-ink)' : 'none'}
            stroke="var(--jul-ink)"
            strokeWidth={2}
          />
          <text x={at * 150 + 50} y={128} textAnchor="middle" fontSize={15} fill="var(--jul-ink-2)">
            {word}
          </text>
        </g>
      ))}
    </svg>
  )
}
