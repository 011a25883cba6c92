import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { consentTexts } from '#domain/consent/texts.ts'
import { orpc } from '#web/lib/calls/api.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { LinkPage } from '#web/ui/layout/LinkPage.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { GuestQuestion } from '../GuestQuestion.tsx'
import { guestFailure, isDeadLink } from '../queries.ts'

/** A guest's own page, by the link of their mail. It is written at build, so it reads the link in the browser alone. */
export function ConsentSite() {
  const isReady = useReady()
  const { search } = useLocation()
  const token = isReady ? (new URLSearchParams(search).get('token') ?? '') : ''
  // Asked once: each question counts, and the answer changes by this page alone.
  const { data, error, isPending, refetch, isRefetching } = useQuery({
    ...orpc.consent.getConsentByToken.queryOptions({ input: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: false,
  })
  return (
    <LinkPage>
      <h1 className="display-m">{consentTexts.heading}</h1>
      <p className="mt-2 mb-8 text-ink-2">
        {data && !data.isCancelled
          ? `${data.guestName}, ${data.advisorName} asks for your consent before anything from the session is stored.`
          : 'Everyone in a session is asked before anything from it is stored.'}
      </p>
      {data ? (
        <GuestQuestion token={token} first={data} />
      ) : isReady && (!token || error) ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p className="font-semibold">
            {error ? guestFailure(error) : "This link doesn't work. Ask your advisor for a new one."}
          </p>
          {token && !isDeadLink(error) ? (
            <Button isBusy={isRefetching} busyLabel="Trying" onClick={() => void refetch()}>
              Try again
            </Button>
          ) : null}
        </div>
      ) : isReady && isPending ? (
        <Loading label="Loading the question">
          <SkeletonLines lines={6} />
        </Loading>
      ) : (
        <noscript>
          <p>This page needs JavaScript to store your answer. You can also answer your advisor by email.</p>
        </noscript>
      )}
    </LinkPage>
  )
}
