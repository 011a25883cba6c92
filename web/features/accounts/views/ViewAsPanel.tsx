import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { viewTexts } from '#domain/accounts/texts/views.ts'
import { planCatalogue } from '#domain/billing/rules/catalogue.ts'
import { desktopPlans, mobilePlans } from '#domain/billing/types.ts'
import { mutation } from '#web/lib/calls/mutation.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Field } from '#web/ui/forms/Field.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'
import { factorWords } from '../factors/queries.ts'
import { askAuth } from '../queries.ts'

type Tiers = {
  desktop: (typeof desktopPlans)[number] | null
  mobile: (typeof mobilePlans)[number] | null
}

const start = () =>
  mutation({ mutationFn: (tiers: Tiers) => askAuth('view/tier', tiers) }, { failure: factorWords })

const own = { value: 'own', label: viewTexts.own } as const
const desktopOptions = [own, ...desktopPlans.map((value) => ({ value, label: planCatalogue[value].label }))]
const mobileOptions = [own, ...mobilePlans.map((value) => ({ value, label: planCatalogue[value].label }))]

/** Staff see the consoles as members with a plan do: one choice for each surface (T-007, T-009). */
export function ViewAsPanel() {
  const { view, isStaff } = useMe()
  const [desktop, setDesktop] = useState<Tiers['desktop']>(view?.desktop ?? null)
  const [mobile, setMobile] = useState<Tiers['mobile']>(view?.mobile ?? null)
  const begin = useMutation(start())
  if (!isStaff) return null
  return (
    <Panel aria-label={viewTexts.panelTitle}>
      <PanelHeader title={viewTexts.panelTitle} />
      <p className="px-4 pt-1 text-body-s text-ink-2 md:px-5">{viewTexts.panelLead}</p>
      <PanelBody className="grid gap-4">
        <Field label="Desktop">
          <Select
            options={desktopOptions}
            value={desktop ?? 'own'}
            onChange={(value) => setDesktop(value === 'own' ? null : value)}
          />
        </Field>
        <Field label="Phone">
          <Select
            options={mobileOptions}
            value={mobile ?? 'own'}
            onChange={(value) => setMobile(value === 'own' ? null : value)}
          />
        </Field>
        <Button
          variant="solid"
          className="w-fit"
          isBusy={begin.isPending}
          busyLabel="Changing"
          disabled={desktop === (view?.desktop ?? null) && mobile === (view?.mobile ?? null)}
          onClick={() => begin.mutate({ desktop, mobile }, { onSuccess: () => window.location.reload() })}
        >
          {viewTexts.start}
        </Button>
      </PanelBody>
    </Panel>
  )
}
