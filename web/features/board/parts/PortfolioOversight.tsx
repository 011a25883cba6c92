import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { boardPartTexts } from '#domain/board/texts.ts'
import { isPending } from '#domain/inquiries/rules.ts'
import { inquiryTexts } from '#domain/inquiries/texts.ts'
import { myInquiriesQuery } from '#web/features/inquiries/queries.ts'
import { orpc } from '#web/lib/api.ts'
import { useLiveRefresh } from '#web/lib/live.ts'
import { useMe } from '#web/lib/session.tsx'
import { toast } from '#web/lib/toast.ts'
import { Badge } from '#web/ui/Badge.tsx'
import { Button } from '#web/ui/Button.tsx'
import { Panel, PanelBody, PanelHeader } from '#web/ui/Panel.tsx'
import { requestFailure } from './useDecisionActions.ts'

/** For investors: how the portfolio stands is asked of a person, who has a day to answer by (T-103). */
export function PortfolioOversight({ canEdit }: { canEdit: boolean }) {
  const me = useMe()
  const queryClient = useQueryClient()
  const mine = useQuery({ ...myInquiriesQuery(), enabled: !me.isDemo })
  const [id, setId] = useState(() => crypto.randomUUID())
  useLiveRefresh('inquiries')
  const ask = useMutation(
    orpc.inquiries.requestPortfolioUpdate.mutationOptions({
      onSuccess: () => {
        toast.success(inquiryTexts.received)
        setId(crypto.randomUUID())
      },
      onError: (error) => toast.error(requestFailure(error)),
      onSettled: () => queryClient.invalidateQueries({ queryKey: orpc.inquiries.key() }),
    }),
  )
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
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption text-ink-2">
            <Badge tone="info" mark="octagon">
              Requested
            </Badge>
            We'll reply by email within five working days.
          </p>
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
