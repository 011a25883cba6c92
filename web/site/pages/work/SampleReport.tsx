import { sampleSession } from '../../content/sample/sampleSession.ts'

const { finding, decisions, actions } = sampleSession
const heading = 'mt-6 text-caption font-semibold text-ink-3'

/** The paper that a session leaves behind, white by night as well: its first line, what was decided, who does what by when. */
export function SampleReport() {
  return (
    <figure>
      <div
        data-theme="light"
        className="relative rounded-mark bg-surface px-12 pt-10 pb-9 text-ink max-md:px-5 max-md:pt-8"
      >
        <Edge />
        <p className="flex justify-between gap-4 text-caption text-ink-3">
          <span>Strategy session report</span>
          <span>Sample</span>
        </p>
        <p className="read-l mt-5">{finding}</p>
        <h3 className={heading}>Decided</h3>
        <ol>
          {decisions.map(({ at, text }) => (
            <li
              key={at}
              className="grid grid-cols-[3rem_1fr] items-baseline gap-3 border-b border-line py-2.5"
            >
              <span className="text-caption text-ink-3 tnum">{at}</span>
              <p className="font-serif text-[1.0625rem]">{text}</p>
            </li>
          ))}
        </ol>
        <h3 className={heading}>Actions</h3>
        <ul className="text-body-s">
          {actions.map(({ text, owner, due }) => (
            <li
              key={text}
              className="grid grid-cols-[6rem_1fr] gap-x-4 border-b border-line py-2.5 md:grid-cols-[1fr_6rem_6rem]"
            >
              <span className="max-md:col-span-2">{text}</span>
              <span className="text-ink-2">{owner}</span>
              <span className="text-ink-2">{due}</span>
            </li>
          ))}
        </ul>
        <p className="mt-5 text-caption text-ink-3">Checked by the advisor, line by line.</p>
      </div>
      <figcaption className="mt-3 text-caption text-ink-3">
        A sample. The company and the people in it do not exist.
      </figcaption>
    </figure>
  )
}

/** The sheet glows where it left the fire. */
function Edge() {
  return (
    <svg
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 top-0 h-1 w-full"
    >
      <linearGradient id="sheet-edge">
        <stop stopColor="var(--jul-heat-3)" />
        <stop offset=".6" stopColor="var(--jul-heat-5)" />
        <stop offset="1" stopColor="var(--jul-heat-7)" />
      </linearGradient>
      <path d="M0 0h100v4H0z" fill="url(#sheet-edge)" />
    </svg>
  )
}
