import { adFormats, adPaints, type Margins } from '#domain/content/rules/brand.ts'
import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'
import { inputClasses } from '#web/ui/forms/inputClasses.ts'
import { Band } from '../blocks/Band.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { tickClasses } from '../forms/FormFieldRow.tsx'
import { ToolAct, ToolChoice, ToolPicture, ToolSaid, ToolText } from './ToolFields.tsx'
import { ToolFrame } from './ToolFrame.tsx'

const line = buttonClasses({ variant: 'line', size: 'default', isStill: false })
const formats = adFormats.map(({ id, name, width, height }) => ({
  value: id,
  label: name,
  hint: `${width} × ${height}`,
}))

const isEven = ({ top, right, bottom, left }: Margins) => top === right && top === bottom && top === left

/** Posts in the sizes of the networks, with safe margins and presets of this browser (K114). */
export function SocialAdPage() {
  return (
    <>
      <PageHero
        lines={['Post', 'generator']}
        lead="A social media post in our type and colours, in the size each network wants and clear of the margins it covers. It is made in your browser, and no picture leaves your device."
      />
      <ToolFrame
        name="social-ad"
        script="socialAd"
        form={
          <>
            <ToolChoice name="format" label="Format" options={formats} />
            <ToolChoice
              name="paint"
              label="Background"
              columns="grid-cols-3"
              options={adPaints.map(({ id, name }) => ({ value: id, label: name }))}
            />
            <ToolText
              name="headline"
              label="Headline"
              start="One question. Ninety minutes. One decision."
              most={120}
              rows={2}
            />
            <ToolText
              name="line"
              label="Line below it"
              start="A written report with owners and dates."
              most={200}
              rows={2}
            />
            <div className="grid gap-1.5">
              <label htmlFor="ad-picture" className="text-caption font-semibold">
                Picture <span className="font-normal text-ink-3">optional</span>
              </label>
              <input
                id="ad-picture"
                type="file"
                accept="image/png,image/jpeg,image/webp,image/avif"
                className={`${inputClasses} py-2.5 file:mr-3 file:border-0 file:bg-transparent file:font-semibold file:text-ink`}
              />
              <button type="button" data-no-picture="" hidden className={`${line} justify-self-start`}>
                Remove the picture
              </button>
            </div>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 text-body-s">
              <input type="checkbox" name="margins" value="yes" defaultChecked className={tickClasses} />
              Show the safe margins, which are not in the file
            </label>
            <ToolAct>Download PNG</ToolAct>
            <ToolSaid />
            <div className="border-t border-line pt-5">
              <h2 className="title-s">Presets in this browser</h2>
              <ul
                data-presets=""
                aria-label="Saved presets"
                className="mt-2 grid text-body-s [&>li]:flex [&>li]:justify-between [&>li]:border-b [&>li]:border-line"
              />
              <div className="mt-3 flex gap-2">
                <input
                  data-preset-name=""
                  aria-label="Name of the preset"
                  placeholder="Name of the preset"
                  maxLength={60}
                  autoComplete="off"
                  className={`${inputClasses} h-11`}
                />
                <button type="button" data-preset-save="" className={line}>
                  Save
                </button>
              </div>
              <p role="status" data-preset-said="" className="mt-2 min-h-6 text-caption text-ink-2" />
            </div>
          </>
        }
      >
        <ToolPicture label="The post as it will be saved" />
      </ToolFrame>
      <Band title="Formats and their margins">
        <Rows
          rows={adFormats.map(({ name, width, height, margins }) => ({
            title: name,
            text: isEven(margins)
              ? `${margins.top} pixels stay clear on every side.`
              : `${margins.top} pixels stay clear at the top, ${margins.bottom} at the bottom, ${margins.left} on the left and ${margins.right} on the right.`,
            aside: `${width} × ${height}`,
          }))}
        />
      </Band>
      <Band tone="surface" title="Writing a post">
        <div className="grid max-w-[44em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            Say one thing. A headline of up to eight words can be read while scrolling; what needs more
            belongs in the line below it or in the text of the post. Give the source of a figure in that text,
            as we do everywhere on this site.
          </p>
          <p>
            On orange the words are black, because white would be hard to read: its contrast is 2.8 to 1, and
            4.5 is required. The other colours say whom a post is for: green for founders, violet for
            investors, cherry for advisory clients, and steel or night for everything else.
          </p>
          <p>
            Where you post the picture, add a description for people who cannot see it: what it shows, and the
            words in it. Client names and logos go into a post only if the client has agreed in writing.
          </p>
          <p>
            A preset keeps the format, background and words under a name in this browser, without the picture.
            You can keep twenty. Nobody else sees them.
          </p>
        </div>
      </Band>
    </>
  )
}
