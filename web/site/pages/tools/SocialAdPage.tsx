import { adFormats, adPaints } from '#domain/content/rules/brand.ts'
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

/** Posts in the sizes of the networks, with safe margins and presets of this browser (K114). */
export function SocialAdPage() {
  return (
    <>
      <PageHero
        lines={['Post', 'generator']}
        lead="A post in our type and colours, in the size the network wants, with the margins it covers. Headline, a line, a picture if you have one. Everything happens in your browser: no picture leaves your device."
      />
      <ToolFrame
        name="social-ad"
        script="socialAd"
        form={
          <>
            <ToolChoice name="format" label="Format" options={formats} />
            <ToolChoice
              name="paint"
              label="Ground"
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
              label="A line below it"
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
              <button type="button" data-no-picture="" className={`${line} justify-self-start`}>
                Without a picture
              </button>
            </div>
            <label className="flex min-h-11 cursor-pointer items-center gap-3 text-body-s">
              <input type="checkbox" name="margins" value="yes" defaultChecked className={tickClasses} />
              Show the safe margins; they are not in the file
            </label>
            <ToolAct>Download PNG</ToolAct>
            <ToolSaid />
            <div className="border-t border-line pt-5">
              <h2 className="title-s">Presets of this browser</h2>
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
            text: `${width} by ${height} pixels. Free of words: ${margins.top} pixels above, ${margins.bottom} below, ${margins.left} on the left and ${margins.right} on the right.`,
            aside: `${width} × ${height}`,
          }))}
        />
      </Band>
      <Band tone="surface" title="What makes a post read">
        <div className="grid max-w-[44em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            Say one thing. A headline of up to eight words is read on a phone while a thumb is moving; what
            needs more belongs in the line below it or in the text of the post. Figures come with their source
            in that text, as they do everywhere on this site.
          </p>
          <p>
            On orange the words are ink, since white on it cannot be read well enough: the contrast would be
            2.8 to 1 where 4.5 is asked. The other grounds stand for whom a post is meant: verdigris for
            founders, violet for investors, cherry for advisory clients; steel and night for everything else.
          </p>
          <p>
            A picture needs a description where it is posted, for people who hear it. Write what one sees, and
            the words that stand in it. Names of clients and their logos go into no post unless they have
            agreed in writing.
          </p>
          <p>
            A preset keeps format, ground, words and choices under a name in this browser, at most twenty of
            them, and no picture. Nobody else sees it, and removing it here removes it.
          </p>
        </div>
      </Band>
    </>
  )
}
