import type { Inquiry } from '#contract/inquiries.ts'
import { heldTexts } from '#domain/inquiries/rules/messages.ts'

/** The further fields of a visitor's form, and why it is held back. */
export function RequestDetails({ inquiry: { details, held } }: { inquiry: Inquiry }) {
  return (
    <>
      {held ? <p className="mt-2 text-body-s font-semibold text-danger-text">{heldTexts[held]}</p> : null}
      {details.length > 0 ? (
        <dl className="mt-2 grid max-w-[60ch] gap-1 text-body-s">
          {details.map(({ label, value }) => (
            <div key={label}>
              <dt className="inline text-ink-3">{label}: </dt>
              <dd dir="auto" className="inline whitespace-pre-line [overflow-wrap:anywhere]">
                {value}
              </dd>
            </div>
          ))}
        </dl>
      ) : null}
    </>
  )
}
