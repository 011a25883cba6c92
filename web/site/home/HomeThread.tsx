import { OwnPicture } from '#web/ui/layout/OwnPicture.tsx'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'
import { SampleMinutes } from '../pages/blocks/SampleMinutes.tsx'

const stages = [
  { reached: 1, label: 'Session held' },
  { reached: 2, label: 'Transcript on file' },
  { reached: 3, label: 'Report written, actions on the board' },
] as const

/** The thread from a sentence in the room to a card on the board, drawn with the console's own parts. */
export function HomeThread() {
  return (
    <section
      id="thread"
      data-theme="dark"
      data-band="dark"
      className="scroll-mt-16 overflow-hidden bg-steel-950 pt-28 text-ink max-md:pt-18"
    >
      <div className="mx-auto max-w-[1376px] px-5 sm:px-8 lg:px-16">
        <div className="grid items-end gap-x-16 gap-y-7 lg:grid-cols-[1.15fr_1fr]">
          <h2 className="display-l max-w-[14em]">What is said in the room ends up on the board</h2>
          <div>
            <p className="max-w-[32em] text-body-l text-ink-2">
              Every line of a report rests on a sentence of the transcript. Press the line and read it where
              it was said. Press the action and it becomes a card that remembers where it came from.
            </p>
            <ul className="mt-6 grid gap-2.5">
              {stages.map((stage) => (
                <li key={stage.label} className="flex items-center gap-4">
                  <StageTrain reached={stage.reached} label={`${stage.reached} of 3`} size={15} />
                  {stage.label}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <SampleMinutes className="mt-18 max-md:mt-12" />
        <Screens />
      </div>
    </section>
  )
}

/** The console as it is, on a desk and on a phone; the pictures are taken from the program with its sample data. */
function Screens() {
  return (
    <figure className="relative mt-20 h-[560px] max-md:mt-14 max-md:h-[400px] md:max-lg:h-[440px]">
      <OwnPicture
        name="console-desktop"
        alt="JUL Console on a desk: the next session, the latest minutes, and the board as a row of squares, octagons and circles"
        sizes="(width < 768px) 700px, (width < 1160px) calc(100vw - 80px), 1080px"
        className="h-auto w-[1080px] max-w-[calc(100%-80px)] rounded-t-panel shadow-[0_0_0_1px_#ffffff1f,0_40px_90px_-20px_#000] max-md:w-[700px] max-md:max-w-none"
      />
      <OwnPicture
        name="console-phone"
        alt="The same on a phone: the next session, the board in numbers, and the minutes that are ready"
        sizes="(width < 768px) 180px, (width < 1024px) 210px, 264px"
        className="absolute top-20 right-0 h-auto w-[264px] rounded-[34px] shadow-[0_0_0_7px_#05070a,0_0_0_8px_#3a4147,0_30px_60px_-10px_#000] max-md:top-15 max-md:w-[180px] max-md:rounded-[22px] md:max-lg:w-[210px]"
      />
      <figcaption className="sr-only">The console with its sample data.</figcaption>
    </figure>
  )
}
