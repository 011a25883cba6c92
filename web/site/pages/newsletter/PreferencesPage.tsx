import { listForms, preferencesForm, preferencesLinkForm } from '#domain/newsletter/rules.ts'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { AsidePart, FormHead } from '../forms/FormHead.tsx'
import { FormOfSite } from '../forms/FormOfSite.tsx'

/** What becomes of the address that asks for the link. */
export const linkNote = 'Used for this email alone.'

const place = (name: string) => ({ 'data-fill': name })

const aside = (
  <>
    <AsidePart title="Why you get it">
      Because you gave this address on our site and confirmed it by email. We hold the address, the topics and
      when you agreed to each.
    </AsidePart>
    <AsidePart title="A pause">
      Thirty days without an issue. Then it comes again by itself, on the same topics; you can end the pause
      here earlier.
    </AsidePart>
    <AsidePart title="Unsubscribing">
      Ends every topic of YELMail at once: after you save, no further issue goes to your address. Waitlists
      you joined stay, and so do receipts and emails for signing in.
    </AsidePart>
    <AsidePart title="What is kept">
      Thirty days after you have left everything, we erase the address. The{' '}
      <InlineLink href="/privacy-policy">privacy policy</InlineLink> says how long each kind of data is kept.
    </AsidePart>
  </>
)

/** What an address gets of YELMail, opened by the link of an issue; without one, how to come by one (K15). */
export function PreferencesPage() {
  return (
    <FormHead
      title={['YELMail', 'preferences']}
      lead="Choose topics, pause, change the address, or stop altogether. Nothing changes until you save."
      aside={aside}
    >
      <div className="grid gap-10">
        <div {...place('known')}>
          <p className="mb-5 text-body-l has-[strong:empty]:hidden">
            For <strong className="font-semibold" {...place('who')} />
          </p>
          <p
            className="mb-5 rounded-control bg-info-tint px-4 py-3 text-body-s text-info-text empty:hidden"
            {...place('paused')}
          />
          <FormOfSite form={preferencesForm} note="Nothing is sent to anybody else." />
        </div>
        <div className="grid gap-4" {...place('unknown')}>
          <p className="text-body-l font-semibold" {...place('unasked')}>
            This link is not one of ours, or its address was erased.
          </p>
          <p className="mb-2 max-w-[34em] text-body-l">
            Your preferences open with the link at the end of every issue. If you have no issue at hand, we
            email you the link.
          </p>
          <FormOfSite form={preferencesLinkForm} note={linkNote} />
          <p className="mt-4 text-ink-2">
            Not a reader yet? <InlineLink href={listForms.yelmail.path}>Join YELMail</InlineLink>
          </p>
        </div>
      </div>
    </FormHead>
  )
}
