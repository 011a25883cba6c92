import { OwnPicture } from '#web/ui/layout/OwnPicture.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { PriorityBars } from '#web/ui/marks/PriorityBars.tsx'
import { StageMark } from '#web/ui/marks/StageMark.tsx'
import { StageTrain } from '#web/ui/marks/StageTrain.tsx'

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
        <Example />
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

function Example() {
  return (
    <figure className="mt-18 max-md:mt-12">
      <div className="grid overflow-hidden rounded-panel border border-line-strong bg-surface lg:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <div className="p-8 max-md:p-5">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h3 className="title-s">Decisions</h3>
            <Badge tone="success" mark="round">
              Report Generated
            </Badge>
          </div>
          <ol className="mt-5 grid gap-5">
            <Line at="24:10">
              The price moves from a seat to a site. A site is what the buyer already budgets for.
            </Line>
            <Line at="41:32" isChosen>
              Nobody writes a second proposal until the first customer has answered the first one.
            </Line>
            <Line at="57:48">The hire waits for the answer, not for the quarter.</Line>
          </ol>
        </div>
        <div className="border-line-strong bg-sunken p-8 max-lg:border-t max-md:p-5 lg:border-l">
          <h3 className="title-s">Board</h3>
          <article className="mt-5 grid gap-2.5 rounded-[10px] border border-line-strong bg-surface px-4 py-3.5 shadow-lift">
            <p className="flex items-center justify-between text-caption font-semibold text-heat-text">
              <span className="flex items-center gap-2">
                <StageMark stage="octagon" isHot /> In progress
              </span>
              <PriorityBars priority="high" />
            </p>
            <b className="leading-[1.3]">Get a yes or a no on the first proposal</b>
            <p className="text-caption text-ink-2">
              From the session, said at <span className="tnum">41:32</span>
            </p>
            <p className="flex justify-between text-caption text-ink-3">
              <span>Owner: founder</span>
              <span>Due in nine days</span>
            </p>
          </article>
          <p className="mt-5 text-body-s text-ink-2">
            When the card is done, the next session starts from there. When it is not, it starts with why.
          </p>
        </div>
      </div>
      <figcaption className="mt-3 text-caption text-ink-3">
        An example, drawn with the console's own parts.
      </figcaption>
    </figure>
  )
}

function Line({ at, isChosen = false, children }: { at: string; isChosen?: boolean; children: string }) {
  return (
    <li className="grid grid-cols-[52px_1fr] items-baseline gap-3">
      <span
        className={`text-caption tnum ${isChosen ? 'font-semibold text-heat-text underline underline-offset-4' : 'text-ink-3'}`}
      >
        {at}
      </span>
      <p className={`read max-md:text-[1.125rem] ${isChosen ? '' : 'text-ink-2'}`}>{children}</p>
    </li>
  )
}
