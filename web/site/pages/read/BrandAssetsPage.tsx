import type { ReactNode } from 'react'
import { brandColours } from '#domain/content/rules/brand.ts'
import { brandName } from '#web/lib/page/siteNames.ts'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'
import { Band } from '../blocks/Band.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { pressPath, pressPng, pressWordmarks } from './pressFiles.ts'

/** Neutral ones would be lost on a page of the same colour, so they have an outline. */
const outline = 'border border-control'
const paints: Readonly<Record<(typeof brandColours)[number]['name'], string>> = {
  Heat: 'bg-[#ff6b35]',
  Ink: `bg-[#101418] ${outline}`,
  Steel: `bg-[#f2f4f5] ${outline}`,
  Night: `bg-[#090d0f] ${outline}`,
  Verdigris: 'bg-[#158364]',
  Temper: 'bg-[#804db9]',
  Cherry: 'bg-[#ce2644]',
}
const grounds = { light: 'bg-[#f2f4f5] text-[#101418]', dark: 'bg-[#090d0f] text-[#f2f4f5]' }

type PressFile = { path: string; format: string; size?: string }

/** Something of the brand on its ground, and the files of it. */
function Asset({
  name,
  ground,
  files,
  children,
}: {
  name: string
  ground: string
  files: readonly PressFile[]
  children: ReactNode
}) {
  return (
    <li>
      <div
        className={`grid h-56 place-items-center overflow-hidden rounded-panel border border-control max-md:h-36 ${ground}`}
      >
        {children}
      </div>
      <h3 className="title-s mt-3">{name}</h3>
      <p className="flex flex-wrap gap-x-6 text-body-s text-ink-2">
        {files.map(({ path, format, size }) => (
          <span key={path} className="inline-flex items-center gap-2 tnum">
            <a
              href={path}
              download
              className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4"
            >
              {format}
              <span className="sr-only">, {name}</span>
            </a>
            {size}
          </span>
        ))}
      </p>
    </li>
  )
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
        <ul className="grid gap-x-6 gap-y-8 md:grid-cols-2">
          {pressWordmarks.map(({ ground, name }) => (
            <Asset
              key={name}
              name={`Wordmark on ${ground}`}
              ground={grounds[ground]}
              files={[
                { path: pressPath(name, 'svg'), format: 'SVG' },
                {
                  path: pressPath(name, 'png'),
                  format: 'PNG',
                  size: `${pressPng.width} × ${pressPng.height}, transparent`,
                },
              ]}
            >
              <Wordmark className="h-14" />
            </Asset>
          ))}
          <Asset
            name="Icon"
            ground={grounds.light}
            files={[
              { path: '/favicon.svg', format: 'SVG' },
              { path: '/img/icon-512.png', format: 'PNG', size: '512 × 512' },
            ]}
          >
            <img
              src="/favicon.svg"
              alt="The wordmark on a dark tile"
              width={112}
              height={112}
              loading="lazy"
            />
          </Asset>
          <Asset
            name="Picture for sharing"
            ground={grounds.light}
            files={[{ path: '/img/share.jpg', format: 'JPEG', size: '1200 × 630' }]}
          >
            <img
              src="/img/share.jpg"
              alt="Square, octagon, round: a steel bar in its three passes"
              width={1200}
              height={630}
              loading="lazy"
              className="h-56 w-auto max-md:h-36"
            />
          </Asset>
        </ul>
        <p className="mt-8 max-w-[44em] text-[1.0625rem] text-ink-2">
          A square, a chamfered and a round bend, in one colour; only in the icon is the middle one orange.
          Keep a margin three strokes wide around the wordmark, show it at least 16 pixels high, and change
          neither its proportions nor its colour beyond light and dark.
        </p>
      </Band>
      <Band title="Colours">
        <ul className="grid grid-cols-2 gap-x-6 gap-y-8 lg:grid-cols-7 [&>li:first-child]:max-lg:col-span-2">
          {brandColours.map((colour) => (
            <li key={colour.name}>
              <div aria-hidden="true" className={`h-24 rounded-panel ${paints[colour.name]}`} />
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
