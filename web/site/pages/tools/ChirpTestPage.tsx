import type { chirps } from '#web/lib/sound/chirps.ts'
import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'
import { Band } from '../blocks/Band.tsx'
import type { Fact } from '../blocks/Facts.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { ToolSaid } from './ToolFields.tsx'
import { ToolFrame } from './ToolFrame.tsx'

const line = buttonClasses({ variant: 'line', size: 'large', isStill: false, isBlock: true })
const words: Readonly<Record<keyof typeof chirps, string>> = {
  angry: 'Two low, falling tones. For what cannot wait.',
  gentle: 'Two soft tones, the second one higher.',
  cricket: 'Two rows of three short high clicks.',
  honk: 'Two horns at once, a third of a second.',
  jurassic: 'A long low growl.',
  spark: 'Four quick tones upwards.',
}

/** What the page asks of the browser, by the name that its script fills in. */
const supports: readonly Fact[] = [
  { term: 'Plays sound made by a page', value: <span data-support="sound" /> },
  { term: 'Vibrates for a page', value: <span data-support="haptics" /> },
  { term: 'Movement', value: <span data-support="motion" /> },
]

/** Every sound of the console, and what this browser can do (K114, T-168). */
export function ChirpTestPage() {
  return (
    <>
      <PageHero
        lines={['Chirp', 'test']}
        lead="Every sound that a chirp may have, at the volume you set, and the three strengths in which a phone can vibrate. Nothing is stored, and nothing leaves your browser."
      >
        <Facts
          facts={[
            { term: 'Sounds', value: '6' },
            { term: 'Sent to us', value: 'Nothing' },
          ]}
        />
      </PageHero>
      <ToolFrame
        name="chirp-test"
        script="chirpTest"
        form={
          <>
            <label className="grid gap-2 text-caption font-semibold">
              <span className="flex justify-between">
                Volume <span data-level="" className="tnum" />
              </span>
              <input
                type="range"
                name="volume"
                min={0}
                max={100}
                step={5}
                defaultValue={70}
                className="h-11 w-full accent-[var(--jul-ink)]"
              />
            </label>
            <div>
              <h2 className="title-s">Vibration</h2>
              <div className="mt-2 grid grid-cols-3 gap-2">
                {['light', 'medium', 'heavy'].map((strength) => (
                  <button key={strength} type="button" data-strength={strength} className={line}>
                    {strength.charAt(0).toUpperCase() + strength.slice(1)}
                  </button>
                ))}
              </div>
            </div>
            <ToolSaid />
            <Facts facts={supports} />
          </>
        }
      >
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {Object.entries(words).map(([name, what]) => (
            <div key={name} className="grid content-between gap-4 rounded-panel border border-line bg-bg p-5">
              <p className="text-body-s text-ink-2">{what}</p>
              <button type="button" data-chirp={name} className={line}>
                {name.charAt(0).toUpperCase() + name.slice(1)}
              </button>
            </div>
          ))}
        </div>
      </ToolFrame>
      <Band title="If you hear nothing">
        <Rows
          rows={[
            {
              title: 'The switch on the side',
              text: 'On many phones a page makes no sound while the phone is silent, whatever the volume says. Turn silence off, or use headphones.',
            },
            {
              title: 'The tab',
              text: 'A browser can mute one tab. Its small loudspeaker in the row of tabs says so; a press on it brings the sound back.',
            },
            {
              title: 'The first press',
              text: 'Browsers let a page play only after somebody pressed something on it. So nothing here plays by itself, and the first press may need a moment.',
            },
            {
              title: 'Another device',
              text: 'If sound goes to headphones in the next room, it is not the browser. The settings of your system name the device it plays on.',
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="How the sounds are made">
        <div className="grid max-w-[44em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            None of them is a recording. Each is a handful of tones, described by pitch, length and loudness,
            which your browser plays itself. That is why they arrive at once, cost no download, and sound the
            same on every device that plays sound at all. The volume of 70 is the one at which a preview
            plays.
          </p>
          <p>
            A chirp is a short note of an advisor that arrives as a notification with one of these sounds.
            Quiet hours and volumes are settings of the console and not of this page; here you only listen.
          </p>
          <p>
            Vibration is offered by most phones with Android and by no iPhone to a page. Where the device
            refuses, the line above the table says so instead of pretending.
          </p>
        </div>
      </Band>
    </>
  )
}
