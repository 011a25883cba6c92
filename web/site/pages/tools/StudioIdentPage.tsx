import { bendGround, bends } from '#web/ui/marks/bends.ts'
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
        lead="In two seconds the wordmark is drawn to its own sound: a square bend, a chamfered one and a round one, with a tone for each and a chord at the end. Play it here, moving or still."
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
                { value: 'full', label: 'Moving', hint: 'Each bend is drawn' },
                { value: 'still', label: 'Still', hint: 'Each bend appears' },
              ]}
            />
            <ToolChoice
              name="sound"
              label="Sound"
              options={[
                { value: 'on', label: 'With sound' },
                { value: 'off', label: 'No sound' },
              ]}
            />
            <ToolAct>Play</ToolAct>
            <ToolSaid />
          </>
        }
      >
        <div className="sticky top-20 z-10 flex aspect-video flex-col items-center justify-center gap-6 rounded-panel bg-[#14264a] text-[#e9edf5] max-lg:top-15 max-lg:gap-4">
          <svg
            viewBox={`0 0 ${bendGround.width} ${bendGround.height}`}
            role="img"
            aria-label="The wordmark, as it is drawn by the ident"
            fill="none"
            stroke="currentColor"
            strokeWidth={bendGround.stroke}
            strokeMiterlimit={10}
            className="w-[34%] overflow-visible"
          >
            {bends.map((bend, at) => (
              <path key={bend} data-bend="" d={bend} stroke={at === 1 ? '#e5c37e' : undefined} />
            ))}
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
              text: 'At the start of films and recordings that we publish, and nowhere in the console: nobody at work wants to hear a company introduce itself.',
              aside: 'Films, recordings',
            },
            {
              title: 'How long',
              text: 'A little over two seconds. The three tones come 0.42 seconds apart. Each bend is drawn in 0.36, so it is complete before the next one begins.',
              aside: '2.2 seconds',
            },
            {
              title: 'In which order',
              text: 'From square to round: a smith squares a bar, takes off its corners and rounds it. The second bend has the colour of the Studio level, the others that of the text.',
              aside: 'Square, octagon, round',
            },
            {
              title: 'Without movement',
              text: 'If your device asks for less movement, the still version is chosen for you: each bend appears at its tone and nothing slides or grows. The sound is the same.',
              aside: 'Follows your device',
            },
          ]}
        />
      </Band>
      <Band tone="surface" title="How it is made">
        <div className="grid max-w-[44em] gap-4 text-[1.0625rem] text-ink-2">
          <p>
            The picture is the wordmark itself, drawn along its own lines; the sound is five tones that your
            browser makes. There is no film and no recording to load, so it is sharp on every screen. Nothing
            is stored when you play it, and nothing is sent.
          </p>
          <p>
            If you hear nothing, the <InlineLink href="/chirp-test">chirp test</InlineLink> says what this
            browser can play and what usually stops it. If you need the ident as a file for a film we have
            agreed on, <InlineLink href="/contact">write to us</InlineLink> with the length and format your
            editor wants.
          </p>
        </div>
      </Band>
    </>
  )
}
