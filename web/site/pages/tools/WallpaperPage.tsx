import { levelNames, wallpaperSizes } from '#domain/content/rules/brand.ts'
import { Band } from '../blocks/Band.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { ToolAct, ToolChoice, ToolPicture, ToolSaid, ToolText } from './ToolFields.tsx'
import { ToolFrame } from './ToolFrame.tsx'

const sizes = wallpaperSizes.map(({ id, name, width, height }) => ({
  value: id,
  label: name,
  hint: `${width} × ${height}`,
}))
const levels = levelNames.map((value) => ({
  value,
  label: value.charAt(0).toUpperCase() + value.slice(1),
}))

/** Wallpapers by screen, level and words; drawn in the browser, saved as PNG (K114). */
export function WallpaperPage() {
  return (
    <>
      <PageHero
        lines={['Wallpaper', 'generator']}
        lead="A wallpaper in the colours of your level, in the size of your screen, with a line of your own. It is drawn in your browser: nothing is sent to us, and it works without a connection once the page is open."
      />
      <ToolFrame
        name="wallpaper"
        script="wallpaper"
        form={
          <>
            <ToolChoice name="size" label="Screen" options={sizes} />
            <ToolChoice name="level" label="Level" options={levels} columns="grid-cols-3" />
            <ToolChoice
              name="pattern"
              label="Pattern"
              columns="grid-cols-3"
              options={[
                { value: 'mark', label: 'Mark' },
                { value: 'bends', label: 'Bends' },
                { value: 'rows', label: 'Rows' },
              ]}
            />
            <ToolText name="words" label="Words" start="One question at a time" most={80} rows={2} />
            <ToolAct>Download PNG</ToolAct>
            <ToolSaid />
          </>
        }
      >
        <ToolPicture label="The wallpaper as it will be saved" />
      </ToolFrame>
      <Band title="What you choose">
        <Rows
          rows={[
            {
              title: 'Screen',
              text: 'Six sizes in pixels, from a phone to a wide screen. If yours is not among them, take the next larger one of the same shape: every system scales down well and up badly.',
              aside: `${wallpaperSizes.length} sizes`,
            },
            {
              title: 'Level',
              text: 'Forge is black iron with an orange mark, Workshop is milled steel, Studio is blued steel with a straw-coloured mark. The words follow: narrow and heavy in Forge, plain in Workshop, wide and light in Studio. A wallpaper proves no membership, so take the one you like.',
              aside: 'Forge, Workshop, Studio',
            },
            {
              title: 'Pattern',
              text: 'Mark draws the shape of the level: a square for what has begun, an octagon for what is being worked on, a circle for what is done. Bends is the wordmark far larger than the screen. Rows walks from square to round.',
              aside: 'Three patterns',
            },
            {
              title: 'Words',
              text: 'Up to eighty characters, on as many lines as they need. They stand low, where icons and clocks leave room, and get smaller before they are cut. Leave the field empty for a picture without words.',
              aside: 'Up to 80 characters',
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="Using it">
        <div className="grid max-w-[44em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            The file is yours to use on any device. On a phone, save it to your photos and choose it in the
            settings of the screen; on a computer it lies in your downloads. Please do not use it as a
            background for material of another company, since that would read as if we vouched for it.
          </p>
          <p>
            For posts there is the{' '}
            <InlineLink href="/social-media-ad-generator">generator of posts</InlineLink>, and for press the{' '}
            <InlineLink href="/brand-assets">wordmark, colours and texts</InlineLink>.
          </p>
        </div>
      </Band>
    </>
  )
}
