import { buttonClasses } from '#web/ui/buttons/buttonClasses.ts'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'
import { place } from '../forms/FormFieldRow.tsx'

const rows = [
  ['email', 'Email'],
  ['phone', 'Phone'],
  ['website', 'Website'],
  ['linkedin', 'LinkedIn'],
] as const

/** The card behind the code of one of us (K115). The server writes into its places (server/accounts/profile/mountCard.ts). */
export function BusinessCardPage() {
  return (
    <section className="site-width grid justify-items-center pt-14 pb-24 max-md:pt-6">
      <div className="w-full max-w-[34rem] overflow-hidden rounded-panel border border-line bg-surface">
        <div className="bg-[#14264a] px-8 py-10 text-[#e9edf5] max-md:px-6">
          <Wordmark className="h-8" />
          <h1
            className="wdth-studio mt-8 text-[clamp(1.75rem,5vw,2.5rem)] leading-tight"
            {...place('name')}
          />
          <p className="mt-2 text-body-l text-[#c9d3e6]" {...place('role')} />
        </div>
        <dl className="hairlines px-8 max-md:px-6">
          {rows.map(([name, label]) => (
            <div key={name} className="grid grid-cols-[6rem_1fr] gap-4 py-4" {...place(`${name}-row`)}>
              <dt className="text-ink-2">{label}</dt>
              <dd className="min-w-0 wrap-anywhere">
                <a className="font-semibold underline underline-offset-4" {...place(name)} />
              </dd>
            </div>
          ))}
        </dl>
        <div className="border-t border-line px-8 py-6 max-md:px-6">
          <a
            className={buttonClasses({ variant: 'hot', size: 'large', isStill: false, isBlock: true })}
            {...place('vcard-link')}
          >
            Add to contacts
          </a>
          <p className="mt-3 text-caption text-ink-3">
            A file for your address book (vCard). Nothing about you is stored.
          </p>
        </div>
      </div>
    </section>
  )
}
