import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { SiteText } from '#contract/content.ts'
import { textKinds } from '#domain/content/rules/textKinds.ts'
import { siteTextTexts } from '#domain/content/texts/siteTexts.ts'
import { momentAt } from '#domain/instants.ts'
import { useZone } from '#web/lib/signIn/useZone.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { publishSiteText, withdrawSiteText } from './mutations.ts'
import { PublishRefusal } from './PublishRefusal.tsx'

type Props = {
  text: SiteText
  /** The one that the form shows. */
  version: number
  isDirty: boolean
  place: (error: Error) => void
  onStep: (text: SiteText) => void
}

/** Now, or at a time to come; what is not saved is not published. */
export function Publish({ text, version, isDirty, place, onStep }: Props) {
  const zone = useZone()
  const [at, setAt] = useState('')
  const from = momentAt(at, zone)
  const isNoTime = at !== '' && Number.isNaN(from.getTime())
  const onSuccess = (done: { text: SiteText }) => {
    setAt('')
    onStep(done.text)
  }
  const publish = useMutation({ ...publishSiteText(), onSuccess, onError: place })
  const [isWithdrawing, setWithdrawing] = useState(false)
  const withdraw = useMutation({
    ...withdrawSiteText(),
    onSuccess,
    onSettled: () => setWithdrawing(false),
  })
  const send = (from: string | null) => publish.mutate({ id: text.id, baseVersion: version, at: from })
  return (
    <Panel>
      <PanelHeader title="Publish" />
      <PanelBody className="grid gap-4">
        {isDirty ? (
          <p className="text-body-s text-ink-2">Save the draft first: what is published is what is saved.</p>
        ) : null}
        <PublishRefusal of={publish} version={version} />
        <Button
          variant="hot"
          disabled={isDirty}
          isBusy={publish.isPending}
          busyLabel="Publishing"
          onClick={() => send(null)}
        >
          Publish now
        </Button>
        <div className="flex flex-wrap items-end gap-2">
          <Field
            label="Or from"
            aside={zone}
            error={isNoTime ? siteTextTexts.noTime : undefined}
            className="min-w-0 flex-1"
          >
            <Input
              type="datetime-local"
              max="9999-12-31T23:59"
              value={at}
              onChange={(event) => setAt(event.target.value)}
            />
          </Field>
          <Button
            disabled={isDirty || at === '' || isNoTime || publish.isPending}
            onClick={() => send(from.toISOString())}
          >
            Schedule
          </Button>
        </div>
        {(text.shownAt || text.showsAt) && !textKinds[text.kind].isFixed ? (
          <Button variant="quiet" disabled={text.state === 'withdrawn'} onClick={() => setWithdrawing(true)}>
            Withdraw
          </Button>
        ) : null}
      </PanelBody>
      {isWithdrawing ? (
        <AlertDialog
          onClose={() => setWithdrawing(false)}
          title={siteTextTexts.withdraw}
          description={text.showsAt ? siteTextTexts.withdrawScheduled : siteTextTexts.withdrawWords}
          confirmLabel="Withdraw"
          cancelLabel="Keep it"
          isDanger
          isBusy={withdraw.isPending}
          busyLabel="Withdrawing"
          onConfirm={() => withdraw.mutate({ id: text.id })}
        />
      ) : null}
    </Panel>
  )
}
