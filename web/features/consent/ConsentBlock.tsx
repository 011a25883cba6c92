import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { consentReading, consentText, consentTexts, consentTextVersion } from '#domain/consent/texts.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { ReadMore } from '#web/ui/layout/ReadMore.tsx'
import { Loaded } from '#web/ui/lists/Loaded.tsx'
import { AlertDialog } from '#web/ui/overlays/AlertDialog.tsx'
import { ConsentPeople } from './ConsentPeople.tsx'
import { giveConsent, refuseConsent, withdrawConsent } from './mutations.ts'
import type { Consent, ConsentPerson } from './queries.ts'
import { consentQuery } from './queries.ts'

type Props = {
  sessionId: string
  level?: 2 | 3
  asideOf?: (person: ConsentPerson) => ReactNode
  children?: (consent: Consent) => ReactNode
}

/** Asks for consent, shows who answered, and takes an answer back (4.12.11, T-083). */
export function ConsentBlock({ sessionId, level = 3, asideOf, children }: Props) {
  const query = useQuery(consentQuery(sessionId))
  const give = useMutation(giveConsent())
  const refuse = useMutation(refuseConsent())
  const withdraw = useMutation(withdrawConsent())
  const [asked, setAsked] = useState<'refuse' | 'withdraw' | null>(null)
  const [isReading, setReading] = useState(false)
  const Heading = level === 2 ? 'h2' : 'h3'
  const consent = query.data?.consent
  const me = consent?.people.find((person) => person.isMe)
  const isAsked = Boolean(consent?.can.give.ok && (me?.answer === 'waiting' || me?.answer === 'outdated'))
  const others = consent?.people.filter((person) => !person.isMe && person.answer === 'waiting') ?? []
  const isKept = consent?.people.some((person) => person.answer === null) ?? false
  const answers = (agree: string, no: 'refuse' | 'withdraw') => (
    <div className="mt-3 flex flex-wrap gap-2">
      <Button
        variant="solid"
        size="small"
        isBusy={give.isPending}
        busyLabel={consentTexts.saving}
        onClick={() => give.mutate({ sessionId, textVersion: consentTextVersion })}
      >
        {agree}
      </Button>
      <Button size="small" isBusy={give.isPending} onClick={() => setAsked(no)}>
        {consentTexts.refuse}
      </Button>
    </div>
  )
  return (
    <section aria-label={consentTexts.heading}>
      <Heading className="title-s">{consentTexts.heading}</Heading>
      <Loaded of={query} label="Loading consent" className="mt-3">
        {({ consent }) => (
          <>
            {isAsked ? (
              <div className="mt-2.5">
                <p className="text-body-s text-ink-2">{consentText}</p>
                <ReadMore {...consentReading} />
                {answers(consentTexts.agree, 'refuse')}
              </div>
            ) : null}
            {consent.isCancelled ? (
              <p className="mt-1 text-body-s text-ink-2">{consentTexts.cancelled}</p>
            ) : null}
            {consent.asksAgain ? (
              <div className="mt-2.5 rounded-control bg-heat-tint px-3.5 py-3">
                <p className="text-body-s">{consentTexts.again}</p>
                {answers(consentTexts.stillAgree, 'withdraw')}
              </div>
            ) : null}
            <div className={isAsked ? 'mt-3' : 'mt-1'}>
              <ConsentPeople consent={consent} {...(asideOf ? { asideOf } : {})} />
            </div>
            {isKept ? (
              <p className="mt-1 text-caption text-ink-3">
                {consent.state === 'refused' ? consentTexts.someoneRefused : consentTexts.someoneWithdrew}
              </p>
            ) : null}
            {consent.state === 'waiting' && !isAsked && !consent.isCancelled && others.length > 0 ? (
              <p className="mt-1 text-caption text-ink-3">
                {consentTexts.waitingFor(others.map((person) => person.name).join(', '))}.
              </p>
            ) : null}
            {isAsked && !children ? null : (
              <div className="mt-2 flex flex-wrap items-center gap-x-2 gap-y-1 print:hidden">
                {children?.(consent)}
                {!isAsked && me && me.answer !== 'given' && consent.can.give.ok ? (
                  <Button
                    size="small"
                    isBusy={give.isPending}
                    busyLabel={consentTexts.saving}
                    onClick={() => give.mutate({ sessionId, textVersion: consentTextVersion })}
                  >
                    {consentTexts.agree}
                  </Button>
                ) : null}
                {!isAsked && me?.answer === 'given' && consent.can.withdraw.ok ? (
                  <Button
                    size="small"
                    variant="quiet"
                    className={children ? undefined : '-ml-3'}
                    onClick={() => setAsked('withdraw')}
                  >
                    {consentTexts.withdraw}
                  </Button>
                ) : null}
                {isAsked ? null : (
                  <Button
                    size="small"
                    variant="quiet"
                    className="-ml-1 text-ink-2!"
                    aria-expanded={isReading}
                    onClick={() => setReading(!isReading)}
                  >
                    What was asked
                  </Button>
                )}
              </div>
            )}
            {isReading && !isAsked ? (
              <>
                <p className="mt-1 text-caption text-ink-2">{consentText}</p>
                <ReadMore {...consentReading} />
              </>
            ) : null}
          </>
        )}
      </Loaded>
      <AlertDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={asked === 'withdraw' ? `${consentTexts.withdraw}?` : `${consentTexts.refuse}?`}
        description={
          asked === 'withdraw'
            ? consentTexts.withdrawQuestion
            : 'Nothing from this session will be uploaded. Anything already stored will be permanently removed.'
        }
        confirmLabel={asked === 'withdraw' ? consentTexts.withdraw : consentTexts.refuse}
        cancelLabel="Go back"
        isDanger
        isBusy={refuse.isPending || withdraw.isPending}
        busyLabel={consentTexts.saving}
        onConfirm={() => {
          const action = asked === 'withdraw' ? withdraw : refuse
          action.mutate({ sessionId }, { onSettled: () => setAsked(null) })
        }}
      />
    </section>
  )
}
