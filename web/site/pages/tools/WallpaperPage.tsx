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
        lead="A wallpaper in the colours of your level and the size of your screen, with a line of your own. It is drawn in your browser: nothing is sent to us."
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
                { value: 'mark', label: 'Shape' },
                { value: 'bends', label: 'Bends' },
                { value: 'rows', label: 'Rows' },
              ]}
            />
            <ToolText name="words" label="Words" start={'One question\nat a time'} most={80} rows={2} />
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
              text: 'Six sizes in pixels, from a phone to a wide screen. If yours is not among them, take the next larger one of the same shape: a picture scales down better than up.',
              aside: `${wallpaperSizes.length} sizes`,
            },
            {
              title: 'Level',
              text: 'Forge is black iron with orange, Workshop is milled steel, Studio is blued steel with straw yellow. The words are narrow and heavy in Forge, plain in Workshop, wide and light in Studio. A wallpaper proves no membership, so take the one you like.',
              aside: 'Forge, Workshop, Studio',
            },
            {
              title: 'Pattern',
              text: 'Shape is that of the level: a square for Forge, an octagon for Workshop, a circle for Studio. Bends is the wordmark, larger than the screen. Rows go from square to round.',
              aside: 'Three patterns',
            },
            {
              title: 'Words',
              text: 'Up to eighty characters, on as many lines as they need. They stand low, clear of clock and icons, and get smaller rather than being cut off. Leave the field empty for a picture without words.',
              aside: 'Up to 80 characters',
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="Using it">
        <div className="grid max-w-[44em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            The file is yours to use on any device. On a phone, save it to your photos and choose it in the
            display settings; on a computer you find it in your downloads. Please do not use it as a
            background for another company’s material: it would look as if we vouched for it.
          </p>
          <p>
            For posts there is the <InlineLink href="/social-media-ad-generator">post generator</InlineLink>,
            and for the press the <InlineLink href="/brand-assets">brand assets</InlineLink>.
          </p>
        </div>
      </Band>
    </>
  )
}
