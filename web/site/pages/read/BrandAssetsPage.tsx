import { brandColours } from '#domain/content/rules/brand.ts'
import { brandName } from '#web/lib/page/siteNames.ts'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'
import { Band } from '../blocks/Band.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'

const paints: Readonly<Record<(typeof brandColours)[number]['name'], string>> = {
  Heat: 'bg-[#ff6b35]',
  Ink: 'bg-[#101418]',
  Steel: 'bg-[#f2f4f5]',
  Night: 'bg-[#090d0f]',
  Verdigris: 'bg-[#158364]',
  Temper: 'bg-[#804db9]',
  Cherry: 'bg-[#ce2644]',
}

/** What press and partners may use, and how. */
export function BrandAssetsPage() {
  return (
    <>
      <PageHero
        lines={['Brand', 'assets']}
        lead="For press, partners and anybody who writes about us: the wordmark, the colours, a short text, and the few rules that go with them. You need no permission to write about us. Please do not use them to suggest that we endorse you."
      />
      <Band tone="surface" title="Wordmark">
        <div className="grid gap-6 md:grid-cols-2">
          <div className="grid place-items-center rounded-panel border border-line bg-[#f2f4f5] p-14 text-[#101418]">
            <Wordmark className="h-14" />
          </div>
          <div className="grid place-items-center rounded-panel bg-[#090d0f] p-14 text-[#f1f3f4]">
            <Wordmark className="h-14" />
          </div>
        </div>
        <p className="mt-6 max-w-[44em] text-[1.0625rem] text-ink-2">
          A square, a chamfered and a round bend, in one colour. Leave a margin as wide as its stroke three
          times, draw it at 16 pixels of height or more, and change neither its proportions nor its colour
          beyond light and dark. Files:{' '}
          <a className="underline underline-offset-4" href="/favicon.svg">
            the icon as SVG
          </a>{' '}
          and{' '}
          <a className="underline underline-offset-4" href="/img/share.jpg">
            a picture for sharing, 1200 by 630
          </a>
          .
        </p>
      </Band>
      <Band title="Colours">
        <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
          {brandColours.map((colour) => (
            <li key={colour.name}>
              <div
                aria-hidden="true"
                className={`h-24 rounded-panel border border-line ${paints[colour.name]}`}
              />
              <h3 className="title-s mt-3">{colour.name}</h3>
              <p className="text-body-s tnum">{colour.hex}</p>
              <p className="mt-1 text-body-s text-ink-2">{colour.use}</p>
            </li>
          ))}
        </ul>
      </Band>
      <Band tone="surface" title="In words">
        <Rows
          rows={[
            {
              title: 'In one sentence',
              text: `${brandName} advises founders, investors and advisory clients in sessions of a fixed length: one question in, one decision out, and a written report whose actions go to a board.`,
            },
            {
              title: 'In a paragraph',
              text: `${brandName} is an advisory and venture-building firm. A session takes ninety minutes and one question. It is recorded only when everybody in it has agreed; from the transcript an advisor approves minutes in which every decision and action stands with the sentence it rests on. ${brandName} gives no investment advice, arranges no investments and takes no fee on a deal. With a few companies it builds together for 0.5 to 2 percent of equity, by agreement.`,
            },
            {
              title: 'How to write it',
              text: 'JUL in capitals. Console, board and session in lower case. The levels of membership are Forge, Workshop and Studio; only on a card do they stand in capitals.',
            },
            {
              title: 'Contact',
              text: (
                <>
                  Send press questions through the <InlineLink href="/contact">contact page</InlineLink>, with
                  your medium and your deadline. A person answers within two working days.
                </>
              ),
            },
          ]}
        />
      </Band>
    </>
  )
}
