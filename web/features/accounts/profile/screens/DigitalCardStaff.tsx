import { useMutation, useQuery } from '@tanstack/react-query'
import { paths } from '#contract/paths.ts'
import type { BusinessCard } from '#domain/accounts/rules/businessCard.ts'
import { cardPath, vCard } from '#domain/accounts/rules/businessCard.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { TextLink } from '#web/ui/buttons/TextLink.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'
import { QrCode } from '../../factors/QrCode.tsx'
import { showCard } from '../mutations.ts'

/** One's own business card: what it says, the code that leads to its public page, and the file for an address book (K115). */
export function DigitalCardStaff() {
  const me = useMe()
  const query = useQuery(orpc.accounts.getCard.queryOptions())
  const { firstName, lastName, jobTitle, company, phone, companyWebsite, linkedinUrl } = me.profile
  const card: BusinessCard = {
    firstName,
    lastName,
    jobTitle,
    company,
    phone,
    linkedinUrl,
    email: me.email,
    website: companyWebsite,
  }
  return (
    <>
      <PageTitle
        title="Digital business card"
        lead={
          <>
            It says what your profile says.{' '}
            <TextLink to={paths.dashboard('settings')}>Edit your profile</TextLink>
          </>
        }
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,28rem)_minmax(0,1fr)]">
        <Face card={card} name={me.displayName} />
        <Loaded of={query}>{({ slug }) => <Shown slug={slug} card={card} name={me.displayName} />}</Loaded>
      </div>
    </>
  )
}

function Face({ card, name }: { card: BusinessCard; name: string }) {
  const lines = [card.email, card.phone, card.website, card.linkedinUrl].filter(Boolean)
  return (
    <Panel className="overflow-hidden">
      <div className="bg-[#14264a] p-6 text-[#e9edf5]">
        <Wordmark className="h-7" />
        <p className="wdth-studio mt-6 text-title-l">{name}</p>
        <p className="mt-1 text-[#c9d3e6]">{[card.jobTitle, card.company].filter(Boolean).join(', ')}</p>
      </div>
      <PanelBody className="grid gap-2 text-body-s wrap-anywhere">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </PanelBody>
    </Panel>
  )
}

function Shown({ slug, card, name }: { slug: string | null; card: BusinessCard; name: string }) {
  const show = useMutation(showCard())
  const address = slug ? `${window.location.origin}${cardPath(slug)}` : null
  async function share(url: string) {
    if (navigator.share) {
      // Whoever closes the sheet of the system has changed their mind, which is no failure.
      await navigator.share({ title: name, url }).catch(() => undefined)
      return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success('Link copied to clipboard')
    } catch {
      toast.error('Failed to copy the link. Select it and copy it by hand.')
    }
  }
  return (
    <Panel>
      <PanelHeader title="Public page" />
      <PanelBody className="grid gap-5">
        <Switch
          isOn={show.isPending ? show.variables.isShown : slug !== null}
          isBusy={show.isPending}
          onChange={(isShown) => show.mutate({ isShown })}
          label="Show the card by an address of its own"
          note="Whoever has the address sees name, role, email, phone and links. Shown anew, it has a new address."
        />
        {address ? (
          <div className="flex flex-wrap items-start gap-6">
            <QrCode
              text={address}
              label={`Code that opens ${address}`}
              className="size-40 rounded-control border border-line"
            />
            <div className="grid min-w-0 flex-1 basis-52 gap-3">
              <p className="text-body-s wrap-anywhere">
                <a href={address} className="font-semibold underline underline-offset-4">
                  {address}
                </a>
              </p>
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => void share(address)}>Share</Button>
              </div>
            </div>
          </div>
        ) : null}
        <div>
          <Button onClick={() => download(vCard(card))}>Download vCard</Button>
          <p className="mt-2 text-caption text-ink-3">
            The file works without the public page: send it or add it yourself.
          </p>
        </div>
      </PanelBody>
    </Panel>
  )
}

function download(text: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/vcard' }))
  link.download = 'contact.vcf'
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
