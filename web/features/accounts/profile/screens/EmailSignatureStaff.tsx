import { useState } from 'react'
import type { SignatureFields } from '#domain/accounts/rules/signature.ts'
import { htmlSignature, plainSignature, signatureLines } from '#domain/accounts/rules/signature.ts'
import { toast } from '#web/lib/page/toast.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { PageTitle } from '#web/ui/layout/PageTitle.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'

const labels: readonly [name: keyof SignatureFields, label: string][] = [
  ['name', 'Name'],
  ['role', 'Role'],
  ['phone', 'Phone'],
  ['email', 'Email'],
  ['website', 'Website'],
]
const company = 'JUL'
const failed = 'Failed to copy. Select the text and copy it by hand.'

/** A signature for mail programs, seen as it is typed, copied as HTML or as plain text (K115). */
export function EmailSignatureStaff() {
  const me = useMe()
  const [fields, setFields] = useState<SignatureFields>({
    name: me.displayName,
    role: me.profile.jobTitle,
    phone: me.profile.phone,
    email: me.email,
    website: me.profile.companyWebsite || window.location.origin,
  })
  const logo = `${window.location.origin}/img/logo-mail.png`
  const html = htmlSignature(fields, { logo, company })
  const plain = plainSignature(fields, company)

  const copied = (words: string) => toast.success(words)
  function copyHtml() {
    if (copyAs(html, plain)) copied('Signature copied. Paste it into the settings of your mail program.')
    else toast.error(failed)
  }
  async function copyPlain() {
    try {
      await navigator.clipboard.writeText(plain)
      copied('Plain signature copied.')
    } catch {
      toast.error(failed)
    }
  }

  return (
    <>
      <PageTitle
        title="Email signature"
        lead="What you type changes this page alone; your profile stays as it is."
      />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel>
          <PanelHeader title="Preview" />
          <PanelBody>
            <div className="flex gap-4 rounded-control border border-line bg-white p-6 text-[14px] leading-5 text-[#101418]">
              <img
                src="/img/logo-mail.png"
                width={74}
                height={28}
                alt={company}
                className="h-7 w-[74px] shrink-0"
              />
              <div className="min-w-0 border-l-2 border-[#ff6b35] pl-4 wrap-anywhere">
                {signatureLines(fields).map(({ text, href, isStrong }) => (
                  <p key={`${text}${href}`} className={isStrong ? 'font-bold' : undefined}>
                    {href ? <span className="underline">{text}</span> : text}
                  </p>
                ))}
              </div>
            </div>
            <div className="mt-4 flex flex-wrap gap-2">
              <Button variant="solid" onClick={copyHtml}>
                Copy as HTML
              </Button>
              <Button onClick={() => void copyPlain()}>Copy as plain text</Button>
            </div>
          </PanelBody>
        </Panel>
        <Panel className="lg:row-span-2">
          <PanelHeader title="Fields" />
          <PanelBody className="grid gap-4">
            {labels.map(([name, label]) => (
              <Field key={name} label={label}>
                <Input
                  value={fields[name]}
                  maxLength={200}
                  autoComplete="off"
                  onChange={(event) => setFields({ ...fields, [name]: event.target.value })}
                />
              </Field>
            ))}
          </PanelBody>
        </Panel>
        <Panel>
          <PanelHeader title="Plain text" />
          <PanelBody>
            <pre className="text-body-s whitespace-pre-wrap wrap-anywhere">{plain}</pre>
          </PanelBody>
        </Panel>
      </div>
    </>
  )
}

/**
 * Copies both forms by the browser's own copy. The newer interface parses HTML within this page, whose content policy takes
 * the styles out that a mail program needs.
 */
function copyAs(html: string, plain: string): boolean {
  const give = (event: ClipboardEvent) => {
    event.preventDefault()
    event.clipboardData?.setData('text/html', html)
    event.clipboardData?.setData('text/plain', plain)
  }
  document.addEventListener('copy', give, { once: true })
  const isDone = document.execCommand('copy')
  document.removeEventListener('copy', give)
  return isDone
}
