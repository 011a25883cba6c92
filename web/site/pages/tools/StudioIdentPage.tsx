import { Band } from '../blocks/Band.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { PageHero } from '../blocks/PageHero.tsx'
import { Rows } from '../blocks/Rows.tsx'
import { ToolAct, ToolChoice, ToolSaid } from './ToolFields.tsx'
import { ToolFrame } from './ToolFrame.tsx'

/** The ident of three bends and three tones, with a version in which nothing moves (K114). */
export function StudioIdentPage() {
  return (
    <>
      <PageHero
        lines={['Studio ident', 'test']}
        lead="Two seconds in which the wordmark is drawn to its own sound: a square bend, a chamfered one, a round one, a tone for each and a chord at the end. Play it here, in movement or still."
      />
      <ToolFrame
        name="studio-ident"
        script="studioIdent"
        form={
          <>
            <ToolChoice
              name="motion"
              label="Movement"
              options={[
                { value: 'full', label: 'In movement', hint: 'The bends are drawn' },
                { value: 'still', label: 'Still', hint: 'They are there, one after another' },
              ]}
            />
            <ToolChoice
              name="sound"
              label="Sound"
              options={[
                { value: 'on', label: 'With sound' },
                { value: 'off', label: 'Without' },
              ]}
            />
            <ToolAct>Play</ToolAct>
            <ToolSaid />
          </>
        }
      >
        <div className="grid aspect-video place-items-center content-center gap-6 rounded-panel bg-[#14264a] text-[#e9edf5]">
          <svg
            viewBox="0 0 184 70"
            role="img"
            aria-label="The wordmark, as it is drawn by the ident"
            fill="none"
            stroke="currentColor"
            strokeWidth={16}
            strokeMiterlimit={10}
            className="h-[22%] min-h-12 w-auto overflow-visible"
          >
            <path data-bend="" d="M42 0V62H8V42" />
            <path data-bend="" d="M70 0V48L84 62H104L118 48V0" className="stroke-[#e5c37e]" />
            <path data-bend="" d="M146 0V42A20 20 0 0 0 166 62H184" />
          </svg>
          <p data-ident-name="" className="wdth-studio text-title-m tracking-[.04em]">
            JUL STUDIO
          </p>
        </div>
      </ToolFrame>
      <Band title="What it is for">
        <Rows
          rows={[
            {
              title: 'Where it plays',
              text: 'At the head of films and recordings that the firm publishes, and nowhere in the console: nobody who works wants to hear a firm introduce itself.',
              aside: 'Films, recordings',
            },
            {
              title: 'How long',
              text: 'A little over two seconds. The three tones come 420 thousandths of a second apart, and each bend is drawn in 360, so that it stands when the next one begins.',
              aside: '2.2 seconds',
            },
            {
              title: 'In which order',
              text: 'From square to round, as everything here: a smith squares a bar, takes off its corners, and rounds it. The second bend carries the colour of the level; the others are the colour of the words.',
              aside: 'Square, octagon, round',
            },
            {
              title: 'Without movement',
              text: 'Where a device asks for less movement, the still version is chosen for you: each bend is there at its tone and nothing is drawn, slides or grows. The sound is the same.',
              aside: 'Respects the setting',
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="How it is made">
        <div className="grid max-w-[44em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            The picture is the wordmark itself, drawn along its own lines; the sound is five tones that your
            browser makes. There is no film and no recording behind it, so it is sharp on every screen and
            weighs nothing. Nothing is stored when you play it, and nothing is sent.
          </p>
          <p>
            If you hear nothing, the <InlineLink href="/chirp-test">test of the sounds</InlineLink> says what
            this browser can do, and what most often is the reason. If you need the ident as a file, for a
            film that we agreed on, write to us by the address on the contact page with the length and the
            format your editor wants.
          </p>
        </div>
      </Band>
    </>
  )
}
