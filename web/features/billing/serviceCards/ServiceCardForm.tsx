import { serviceCardLimits } from '#domain/billing/limits.ts'
import type { ServiceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { cardLocations, ctaTypes } from '#domain/billing/rules/serviceCardFields.ts'
import { actionOf } from '#domain/billing/rules/serviceCards.ts'
import {
  cardLocationNames,
  ctaTypeNames,
  serviceCardLabels,
  serviceCardTexts,
} from '#domain/billing/rules/serviceCardTexts.ts'
import type { CheckedForm } from '#web/lib/forms/useCheckedForm.ts'
import { Field } from '#web/ui/forms/Field.tsx'
import { Input } from '#web/ui/forms/Input.tsx'
import { Select } from '#web/ui/forms/Select.tsx'
import { Switch } from '#web/ui/forms/Switch.tsx'
import { Textarea } from '#web/ui/forms/Textarea.tsx'
import { AmountInput } from './AmountInput.tsx'
import { ServiceCardTile } from './ServiceCardTile.tsx'

const labels = serviceCardLabels

/** Everything staff write on a service card, and the card as it will be seen (K12). */
export function ServiceCardForm({ form }: { form: CheckedForm<ServiceCardFields> }) {
  const { errorOf } = form
  const ctaType = form.watch('ctaType')
  const line = (
    field: 'cardId' | 'title' | 'subtitle' | 'price' | 'buttonText' | 'badgeText' | 'sectionType',
  ) => <Input {...form.field(field)} maxLength={serviceCardLimits[field]} autoComplete="off" />
  const amount = (field: 'priceEurCents' | 'priceUsdCents' | 'priceGbpCents', sign: string) => (
    <Field label={labels[field]} error={errorOf(field)}>
      <AmountInput cents={form.watch(field)} sign={sign} onChange={(cents) => form.set(field, cents)} />
    </Field>
  )
  return (
    <div className="grid gap-5">
      <Preview form={form} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.title} error={errorOf('title')}>
          {line('title')}
        </Field>
        <Field
          label={labels.cardId}
          error={errorOf('cardId')}
          hint="In addresses and requests: strategy-session"
        >
          {line('cardId')}
        </Field>
        <Field label={labels.subtitle} error={errorOf('subtitle')}>
          {line('subtitle')}
        </Field>
        <Field label={labels.badgeText} error={errorOf('badgeText')} hint="No text, no badge.">
          {line('badgeText')}
        </Field>
      </div>
      <Field label={labels.description} error={errorOf('description')}>
        <Textarea rows={3} {...form.field('description')} maxLength={serviceCardLimits.description} />
      </Field>
      <div className="grid gap-5 sm:grid-cols-3">
        {amount('priceEurCents', '€')}
        {amount('priceUsdCents', '$')}
        {amount('priceGbpCents', '£')}
      </div>
      <Field
        label={labels.price}
        error={errorOf('price')}
        hint={`Shown only where no amount is given. Without both it says '${serviceCardTexts.contact}'.`}
      >
        {line('price')}
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={labels.ctaType} error={errorOf('ctaType')}>
          <Select
            value={ctaType}
            onChange={(next) => form.set('ctaType', next)}
            options={ctaTypes.map((each) => ({ value: each, label: ctaTypeNames[each] }))}
          />
        </Field>
        <Field label={labels.buttonText} error={errorOf('buttonText')}>
          {line('buttonText')}
        </Field>
      </div>
      {ctaType.includes('calendly') ? (
        <Field label={labels.calendlyUrl} error={errorOf('calendlyUrl')} hint={serviceCardTexts.calendlyHint}>
          <Input
            {...form.field('calendlyUrl')}
            maxLength={serviceCardLimits.url}
            inputMode="url"
            autoComplete="off"
          />
        </Field>
      ) : null}
      {ctaType === 'info' ? (
        <Field
          label={labels.infoUrl}
          error={errorOf('infoUrl')}
          hint="A page of this site, /ventures; /advisory where none is given."
        >
          <Input {...form.field('infoUrl')} maxLength={serviceCardLimits.url} autoComplete="off" />
        </Field>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label={labels.location}
          error={errorOf('location')}
          hint="The catalogue stands on the home and services pages."
        >
          <Select
            value={form.watch('location')}
            onChange={(next) => form.set('location', next)}
            options={cardLocations.map((each) => ({ value: each, label: cardLocationNames[each] }))}
          />
        </Field>
        <Field
          label={labels.sectionType}
          error={errorOf('sectionType')}
          hint="'main' has no heading; any other word is one."
        >
          {line('sectionType')}
        </Field>
      </div>
      <Switch
        isOn={form.watch('isActive')}
        onChange={(isOn) => form.set('isActive', isOn)}
        label={labels.isActive}
        note="On the site and in every console, whatever the plan."
      />
    </div>
  )
}

/** The card as it will be seen; its button leads nowhere from here. */
function Preview({ form }: { form: CheckedForm<ServiceCardFields> }) {
  const card = {
    title: form.watch('title').trim() || labels.title,
    subtitle: form.watch('subtitle'),
    description: form.watch('description'),
    priceEurCents: known(form.watch('priceEurCents')),
    priceUsdCents: known(form.watch('priceUsdCents')),
    priceGbpCents: known(form.watch('priceGbpCents')),
    price: form.watch('price'),
    buttonText: form.watch('buttonText'),
    badgeText: form.watch('badgeText'),
    sectionType: form.watch('sectionType'),
    ctaType: form.watch('ctaType'),
    calendlyUrl: form.watch('calendlyUrl'),
    infoUrl: form.watch('infoUrl'),
  }
  const isPayment = actionOf(card).kind === 'payment'
  return (
    <section aria-label="Preview" className="rounded-panel border border-dashed border-line-strong">
      <ServiceCardTile card={card}>
        {isPayment ? <p className="text-caption text-ink-2">{serviceCardTexts.needsPayment}</p> : null}
        <span className="inline-flex h-10 items-center rounded-control border border-control bg-surface px-4 text-body-s font-semibold">
          {isPayment ? serviceCardTexts.askInstead : card.buttonText}
        </span>
      </ServiceCardTile>
    </section>
  )
}

const known = (cents: number | null) => (cents === null || Number.isNaN(cents) ? null : cents)
