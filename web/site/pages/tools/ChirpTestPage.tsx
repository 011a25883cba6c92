import { Play } from 'lucide-react'
import { chirps } from '#web/lib/sound/chirps.ts'
import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'
import { Band } from '../blocks/Band.tsx'
import type { Fact } from '../blocks/Facts.tsx'
import { Facts } from '../blocks/Facts.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { TonesDrawing } from './TonesDrawing.tsx'
import { ToolSaid } from './ToolFields.tsx'
import { ToolFrame } from './ToolFrame.tsx'

const line = buttonClasses({ variant: 'line', size: 'large', isStill: false, isBlock: true })
const words: Readonly<Record<keyof typeof chirps, string>> = {
  angry: 'Two low, falling tones, for what cannot wait.',
  gentle: 'Two soft tones, the second one higher.',
  cricket: 'Two rows of three short high clicks.',
  honk: 'Two horns at once, a third of a second.',
  jurassic: 'A long low growl.',
  spark: 'Four quick tones upwards.',
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** What the page asks of the browser, by the name that its script fills in. */
const supports: readonly Fact[] = [
  { term: 'Sound made by a page', value: <span data-support="sound" /> },
  { term: 'Vibration by a page', value: <span data-support="haptics" /> },
  { term: 'Movement', value: <span data-support="motion" /> },
]

/** Every sound of the console, and what this browser can do (K114, T-168). */
export function ChirpTestPage() {
  return (
    <>
      <PageHero
        lines={['Chirp', 'test']}
        lead="Press a sound to hear it. Each is drawn as it is played: from left to right in time, higher for a higher pitch, thicker for a louder tone. Nothing is stored or sent."
      />
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
              <h2 className="text-caption font-semibold">Vibration</h2>
              <div className="mt-2 grid grid-cols-3 gap-2">
                {['light', 'medium', 'heavy'].map((strength) => (
                  <button key={strength} type="button" data-strength={strength} className={line}>
                    {capital(strength)}
                  </button>
                ))}
              </div>
            </div>
            <Facts facts={supports} />
          </>
        }
      >
        <div>
          <div className="grid grid-cols-2 gap-3 lg:grid-cols-3">
            {Object.entries(chirps).map(([name, tones]) => (
              <button
                key={name}
                type="button"
                data-chirp={name}
                className="grid cursor-pointer content-start rounded-panel border border-control bg-bg p-3.5 text-left hover:bg-sunken"
              >
                <TonesDrawing tones={tones} />
                <span className="title-s mt-3 flex items-center justify-between">
                  {capital(name)}
                  <Play size={16} aria-hidden="true" />
                </span>
                {/* safe because the names are those of the sounds */}
                <span className="mt-1 text-caption text-ink-2">{words[name as keyof typeof chirps]}</span>
              </button>
            ))}
          </div>
          <div className="mt-3">
            <ToolSaid />
          </div>
        </div>
      </ToolFrame>
      <Band title="If you hear nothing">
        <Rows
          rows={[
            {
              title: 'The phone is silent',
              text: 'On many phones a page makes no sound while the phone is on silent, whatever the volume. Turn silent mode off, or use headphones.',
            },
            {
              title: 'The tab is muted',
              text: 'A browser can mute a single tab. A small crossed-out loudspeaker on the tab says so; press it to bring the sound back.',
            },
            {
              title: 'The first press',
              text: 'Browsers let a page play only after you have pressed something on it. So nothing here plays by itself, and the first press may take a moment.',
            },
            {
              title: 'It plays elsewhere',
              text: 'The sound may be going to headphones in the next room. Your system settings say which device it plays on.',
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="How the sounds are made">
        <div className="grid max-w-[44em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            None of them is a recording. Each is a handful of tones, described by pitch, length and loudness,
            which your browser plays itself. So they start at once, need no download, and sound the same on
            every device.
          </p>
          <p>
            A chirp is a short note from an advisor with one of these sounds. Chirps are planned and not in
            the console yet; here you can hear them.
          </p>
          <p>
            Most Android phones let a page vibrate, and no iPhone does. If yours does not, this page tells you
            so.
          </p>
        </div>
      </Band>
    </>
  )
}
