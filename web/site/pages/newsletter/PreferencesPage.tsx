import { listForms, preferencesForm, preferencesLinkForm } from '#domain/newsletter/rules.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { InlineLink } from '../blocks/InlineLink.tsx'
import { AsidePart, FormHead } from '../forms/FormHead.tsx'
import { FormOfSite } from '../forms/FormOfSite.tsx'

const place = (name: string) => ({ 'data-fill': name })

const aside = (
  <>
    <AsidePart title="Why you get it">
      Because you gave this address on our site and confirmed it by email. We hold the address, the topics and
      when you agreed to each.
    </AsidePart>
    <AsidePart title="A pause">
      Thirty days without an issue. Then it comes again by itself, on the same topics; you may end the pause
      here before.
    </AsidePart>
    <AsidePart title="Unsubscribing">
      Ends every topic of YELMail at once. Once this page says that it is saved, no issue leaves for your
      address any more. Waitlists you joined stay, and so do receipts and emails for signing in.
    </AsidePart>
    <AsidePart title="What is kept">
      Thirty days after you have left everything the address is erased. How long each kind of data is kept
      stands in the <InlineLink href="/privacy-policy">privacy policy</InlineLink>.
    </AsidePart>
  </>
)

/** What an address gets of YELMail, opened by the link of an issue; without one, how to come by one (K15). */
export function PreferencesPage() {
  return (
    <FormHead
      title={['YELMail', 'preferences']}
      lead="Topics, a pause, another address, or no issues at all. Opening this page changes nothing; saving it does, at once."
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
          <p className="max-w-[34em] text-body-l">
            The page opens with your preferences by the link at the foot of every issue. If you have no issue
            at hand, we email you the link.
          </p>
          <p className="flex flex-wrap gap-2">
            <Button href={preferencesLinkForm.path} variant="line">
              Email me the link
            </Button>
            <Button href={listForms.yelmail.path} variant="quiet">
              Join YELMail
            </Button>
          </p>
        </div>
      </div>
    </FormHead>
  )
}
