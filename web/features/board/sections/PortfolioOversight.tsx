import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { boardPartTexts } from '#domain/board/texts.ts'
import { isPending } from '#domain/inquiries/rules.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { requestPortfolioUpdate } from '#web/features/inquiries/mutations.ts'
import { myInquiriesQuery } from '#web/features/inquiries/queries.ts'
import { WaitingRequest } from '#web/features/inquiries/screens/WaitingRequest.tsx'
import { useLiveRefresh } from '#web/lib/live/live.ts'
import { useMe } from '#web/lib/signIn/session.tsx'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/layout/Panel.tsx'

/** For investors: how the portfolio stands is asked of a person, who has a day to answer by (T-103). */
export function PortfolioOversight({ canEdit }: { canEdit: boolean }) {
  const me = useMe()
  const mine = useQuery({ ...myInquiriesQuery(), enabled: !me.isDemo })
  const [id, setId] = useState(() => crypto.randomUUID())
  useLiveRefresh('inquiries')
  const ask = useMutation({ ...requestPortfolioUpdate(), onSuccess: () => setId(crypto.randomUUID()) })
  const last = mine.data?.inquiries.find(({ kind }) => kind === 'portfolio_update')
  return (
    <Panel aria-labelledby="portfolio">
      <PanelHeader id="portfolio" title={boardPartTexts.portfolio} />
      <PanelBody className="grid gap-3">
        <p className="text-body-s text-ink-2">
          An advisor summarises where each of your companies stands and what has changed.
        </p>
        {last && !isPending(last.status) && last.answer ? (
          <p className="font-serif text-[1.125rem] leading-[1.42] whitespace-pre-wrap [overflow-wrap:anywhere]">
            {last.answer}
          </p>
        ) : null}
        {me.isDemo ? (
          <p className="text-caption text-ink-3">{inquiryTexts.notInDemo}</p>
        ) : last && isPending(last.status) ? (
          <WaitingRequest
            inquiry={last}
            label={inquiryTexts.requested}
            note="We'll reply by email within five working days."
          />
        ) : canEdit ? (
          <Button
            variant="solid"
            className="justify-self-start"
            isBusy={ask.isPending}
            busyLabel="Requesting"
            onClick={() => ask.mutate({ id })}
          >
            {boardPartTexts.requestUpdate}
          </Button>
        ) : null}
      </PanelBody>
    </Panel>
  )
}
