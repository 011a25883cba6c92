import type { ReactNode } from 'react'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { serviceCatalogue } from '#domain/billing/rules/services.ts'
import {
  adFormats,
  brandColours,
  contrast,
  levelNames,
  levelPaints,
  wallpaperSizes,
} from '#domain/content/rules/brand.ts'
import { staffPages } from '#domain/content/rules/staffPages.ts'
import { priceText } from '#domain/currencies.ts'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Table } from '#web/ui/lists/Table.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'

const grounds = ['#ffffff', '#f2f4f5', '#101418', '#090d0f'] as const
const ratio = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const tools = [
  { to: staffPages.emailSignature, label: 'Email signature' },
  { to: staffPages.digitalCard, label: 'Digital business card' },
  { to: staffPages.mobileDesign, label: 'Mobile design' },
  { href: '/social-media-ad-generator', label: 'Post generator' },
  { href: '/wallpaper-generator', label: 'Wallpaper generator' },
  { href: '/brand-assets', label: 'Brand assets' },
]
const drawn = [
  { name: 'Forge', className: 'wdth-forge', note: 'Width 68, weight 820: what has begun' },
  { name: 'Workshop', className: 'wdth-workshop', note: 'Width 100, weight 620: what is being worked on' },
  { name: 'Studio', className: 'wdth-studio', note: 'Width 125, weight 420: what is done' },
]
const steps = [4, 8, 12, 16, 20, 24, 32, 40, 48, 64, 96, 128]
const voice = [
  ['Say the number, then what it means.', 'Seven months of runway: the round has to be closed by May.'],
  ['Name the owner and the day.', 'Mara sends the data room by Friday, 4 April.'],
  [
    'An error says what failed and what to do.',
    'The file is larger than 25 MB. Make it smaller or send a link.',
  ],
  ['Buttons are verbs.', 'Book a session. Approve minutes. Add card.'],
  ['No metaphor in controls, no exclamation, no emoji.', 'Join meeting, not “Strike while it is hot!”'],
]

/** The whole guide for whoever writes or draws in our name; figures come from where the product has them (spec 1 §3, T-039, T-173). */
export function BrandGuide() {
  return (
    <>
      <PageTitle
        title="Brand guide"
        lead="Colours, type, spacing, voice, prices and sizes, as the product has them today."
      />
      <nav aria-label="Tools of the brand" className="mb-5 flex flex-wrap gap-x-6 gap-y-1">
        {tools.map(({ label, ...where }) => (
          <TextLink key={label} {...where}>
            {label}
          </TextLink>
        ))}
      </nav>
      <div className="grid gap-4">
        <Part title="Wordmark">
          <div className="grid gap-4 md:grid-cols-2">
            <div className="grid place-items-center rounded-control border border-line bg-[#f2f4f5] p-10 text-[#101418]">
              <Wordmark className="h-12" />
            </div>
            <div className="grid place-items-center rounded-control border border-line-strong bg-[#090d0f] p-10 text-[#f1f3f4]">
              <Wordmark className="h-12" />
            </div>
          </div>
          <p className="mt-4 max-w-[60ch] text-body-s text-ink-2">
            One colour, a margin of three times its stroke, 16 pixels of height or more. Only in the icon is
            the middle bend orange.
          </p>
        </Part>
        <Part title="Colours and their contrast" isWide>
          <Table
            caption="Colours with their contrast to four grounds"
            rows={brandColours}
            rowKey={({ name }) => name}
            columns={[
              {
                key: 'name',
                head: 'Colour',
                cell: ({ name, hex }) => (
                  <span className="flex items-center gap-3 font-semibold">
                    <svg
                      viewBox="0 0 8 8"
                      className="size-6 rounded-mark border border-line"
                      aria-hidden="true"
                    >
                      <rect width="8" height="8" fill={hex} />
                    </svg>
                    {name}
                  </span>
                ),
              },
              { key: 'hex', head: 'Value', cell: ({ hex }) => <span className="tnum">{hex}</span> },
              ...grounds.map((ground) => ({
                key: ground,
                head: `On ${ground}`,
                isWideOnly: true as const,
                cell: ({ hex }: { hex: string }) => <Contrast value={contrast(hex, ground)} />,
              })),
              { key: 'use', head: 'For', cell: ({ use }) => use },
            ]}
          />
          <p className="px-5 pt-3 pb-5 text-caption text-ink-3">
            Text needs 4.5, large text and shapes 3. White on orange is{' '}
            {ratio.format(contrast('#ffffff', '#ff6b35'))}, so words on orange are ink.
          </p>
        </Part>
        <Part title="Levels">
          <ul className="grid gap-3 sm:grid-cols-3">
            {levelNames.map((level) => (
              <li key={level}>
                <LevelSwatch {...levelPaints[level]} name={`JUL ${level.toUpperCase()}`} />
                <p className="mt-2 text-caption text-ink-2 tnum">
                  {`${levelPaints[level].ground}, text ${ratio.format(contrast(levelPaints[level].ground, levelPaints[level].text))} to 1`}
                </p>
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Type">
          <ul className="hairlines">
            {drawn.map(({ name, className, note }) => (
              <li key={name} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
                <span className={`text-[2rem] leading-tight ${className}`}>{name}</span>
                <span className="text-caption text-ink-2">{note}</span>
              </li>
            ))}
          </ul>
          <p className="mt-3 max-w-[60ch] text-body-s text-ink-2">
            The interface is Archivo, what a person authored is Newsreader, never below 16 pixels. Sentence
            case everywhere; capitals for the names of levels alone. Figures stand in columns.
          </p>
        </Part>
        <Part title="Spacing and radii">
          <ul className="flex flex-wrap items-end gap-3" aria-label="Steps of spacing in pixels">
            {steps.map((step) => (
              <li key={step} className="grid justify-items-center gap-1.5 text-micro text-ink-3 tnum">
                <svg
                  width={Math.min(step, 64)}
                  height={Math.min(step, 64)}
                  aria-hidden="true"
                  className="text-ink"
                >
                  <rect width="100%" height="100%" fill="currentColor" />
                </svg>
                {step}
              </li>
            ))}
          </ul>
          <p className="mt-4 text-body-s text-ink-2">
            Radii: 3 for marks, 6 for chips, 8 for controls, 14 for panels, 18 for dialogs, full for people.
          </p>
        </Part>
        <Part title="Voice">
          <dl className="hairlines">
            {voice.map(([rule, example]) => (
              <div key={rule} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-2">
                <dt className="font-semibold">{rule}</dt>
                <dd className="text-ink-2">{example}</dd>
              </div>
            ))}
          </dl>
        </Part>
        <Part title="Prices" isWide>
          <Table
            caption="Prices from the catalogue"
            rows={[
              ...Object.values(serviceCatalogue).map(({ label, price, unit }) => ({ label, price, unit })),
              ...Object.values(planCatalogue).map(({ label, priceCents }) => ({
                label,
                price: priceCents === 0 ? 'Free' : priceText(priceCents),
                unit: priceCents === 0 ? '' : 'a month',
              })),
            ]}
            rowKey={({ label }) => label}
            columns={[
              { key: 'label', head: 'What', cell: ({ label }) => label, className: 'font-semibold' },
              { key: 'unit', head: 'For', cell: ({ unit }) => unit },
              {
                key: 'price',
                head: 'Price',
                align: 'right',
                cell: ({ price }) => <span className="tnum">{price}</span>,
              },
            ]}
          />
          <p className="px-5 pt-3 pb-5 text-caption text-ink-3">
            From the catalogue of the product. An old guide said 1,950 for the retainer; it is 1,995.
          </p>
        </Part>
        <Part title="Sizes of posts and wallpapers" isWide>
          <Table
            caption="Sizes in pixels"
            rows={[
              ...adFormats,
              ...wallpaperSizes.map((size) => ({ ...size, name: `Wallpaper, ${size.name}` })),
            ]}
            rowKey={({ name }) => name}
            columns={[
              { key: 'name', head: 'What', cell: ({ name }) => name, className: 'font-semibold' },
              {
                key: 'size',
                head: 'Pixels',
                align: 'right',
                cell: ({ width, height }) => <span className="tnum">{`${width} × ${height}`}</span>,
              },
            ]}
          />
        </Part>
      </div>
    </>
  )
}

function Part({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <Panel className="overflow-hidden">
      <PanelHeader title={title} className={isWide ? 'pb-2' : undefined} />
      {isWide ? children : <PanelBody>{children}</PanelBody>}
    </Panel>
  )
}

/** How much two colours differ, and for what that is enough. */
function Contrast({ value }: { value: number }) {
  const enough = value >= 4.5 ? 'text' : value >= 3 ? 'shapes' : 'neither'
  return (
    <span className={enough === 'neither' ? 'text-ink-3 tnum' : 'tnum'}>
      {ratio.format(value)} <span className="text-caption text-ink-3">{enough}</span>
    </span>
  )
}

function LevelSwatch({
  ground,
  text,
  sign,
  name,
}: {
  ground: string
  text: string
  sign: string
  name: string
}) {
  return (
    <svg
      viewBox="0 0 240 96"
      role="img"
      aria-label={name}
      className="w-full rounded-control border border-line"
    >
      <rect width="240" height="96" fill={ground} />
      <circle cx="204" cy="48" r="18" fill="none" stroke={sign} strokeWidth="4" />
      <text x="20" y="54" fill={text} fontSize="17" fontFamily="Archivo Variable, sans-serif">
        {name}
      </text>
    </svg>
  )
}
