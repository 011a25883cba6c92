import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { OfferedLink } from '#contract/booking/links.ts'
import { paths } from '#contract/paths.ts'
import { lastDay } from '#domain/booking/rules/policy.ts'
import { serviceOffers } from '#domain/booking/rules/services.ts'
import { bookingRefusals } from '#domain/booking/texts.ts'
import { refusalOf } from '#web/lib/calls/refusal.ts'
import { useReady } from '#web/lib/page/useReady.ts'
import { readHint } from '#web/lib/signIn/signedInHint.ts'
import { sayDay } from '#web/lib/time/sayDay.ts'
import { zoneHere } from '#web/lib/time/zoneHere.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { LinkPage } from '#web/ui/layout/LinkPage.tsx'
import { Loading, SkeletonLines } from '#web/ui/states/Skeleton.tsx'
import { bookingFailure, offeredQuery } from '../links/queries.ts'

// Whoever comes by a link needs none of it.
const BookingWizard = lazy(() =>
  import('./BookingWizard.tsx').then((module) => ({ default: module.BookingWizard })),
)

/** Where a booking link leads: what it offers, and the way in. Written at build, so it reads the link in the browser alone. */
export function BookingSite() {
  const isReady = useReady()
  const { search } = useLocation()
  const token = isReady ? (new URLSearchParams(search).get('token') ?? '') : ''
  const offered = useQuery({ ...offeredQuery(token), enabled: token !== '' })
  const { data, error, isPending, refetch, isRefetching } = offered
  const isUnknown = ['NOT_FOUND', 'BAD_REQUEST'].includes(refusalOf(error).code)
  return (
    <LinkPage>
      {isReady && !token ? <Begin search={search} /> : null}
      <h1 className="display-m">{data ? serviceOffers[data.link.service].label : 'Book a session'}</h1>
      {data ? (
        <Offer link={data.link} token={token} />
      ) : isReady && !token ? (
        <p className="mt-3 text-ink-2">
          Say which session it should be and what about; your choices are kept.
        </p>
      ) : isReady && error ? (
        <div role="alert" className="mt-4 grid justify-items-start gap-3">
          <p className="font-semibold">
            {isUnknown ? "This booking link doesn't work. Ask for a new one." : bookingFailure(error)}
          </p>
          {isUnknown ? (
            <Button href={paths.contact()}>Write to us</Button>
          ) : (
            <Button isBusy={isRefetching} busyLabel="Trying" onClick={() => void refetch()}>
              Try again
            </Button>
          )}
        </div>
      ) : isReady && isPending ? (
        <Loading label="Loading the booking link" className="mt-6">
          <SkeletonLines lines={5} />
        </Loading>
      ) : (
        <noscript>
          <p className="mt-4">
            Choosing a time needs JavaScript. Without it,{' '}
            <a href={paths.page('/advisory/request')} className="underline underline-offset-4">
              write the question to us
            </a>
            : an advisor answers with a time.
          </p>
        </noscript>
      )}
    </LinkPage>
  )
}

/** Without a link a visitor begins here; somebody signed in goes on in their console (K64). */
function Begin({ search }: { search: string }) {
  const isIn = readHint() !== null
  useEffect(() => {
    if (isIn) window.location.replace(paths.go('book'))
  }, [isIn])
  const [book, setBook] = useState(() => new URLSearchParams(search).get('service') ?? 'new')
  if (isIn) return null
  return (
    <Suspense fallback={null}>
      <BookingWizard
        me={null}
        zone={zoneHere()}
        book={book}
        bookedId={null}
        next={paths.go('book')}
        people={() => null}
        onTakenIn={() => setBook('new')}
        onBooked={() => undefined}
        onShow={() => undefined}
        onClose={() => window.location.assign(paths.page('/sessions'))}
      />
    </Suspense>
  )
}

const spent = { used: 'link_used', expired: 'link_expired', revoked: 'link_revoked' } as const

function Offer({ link, token }: { link: OfferedLink; token: string }) {
  const { minutes } = serviceOffers[link.service]
  const until = sayDay(lastDay(new Date(link.expiresAt), zoneHere()), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  })
  // After signing in or up the same link opens the wizard: what was chosen here is kept.
  const next = paths.go('book', token)
  const facts = [
    ['Length', `${minutes} minutes`],
    ['With', link.advisorName ?? 'The advisor who is free first'],
    ['Price', 'Nothing to pay'],
    ['Book by', until],
  ] as const
  return (
    <>
      <p className="mt-2 mb-7 text-body-l text-ink-2">
        {link.advisorName
          ? `${link.advisorName} invites you to a session. Choose a time that suits you.`
          : 'You are invited to a session. Choose a time that suits you.'}
      </p>
      <dl className="hairlines rounded-panel border border-line bg-surface">
        {facts.map(([name, value]) => (
          <div key={name} className="flex items-baseline justify-between gap-4 px-4 py-3.5 md:px-5">
            <dt className="text-body-s text-ink-3">{name}</dt>
            <dd className="text-right font-semibold [overflow-wrap:anywhere] tnum">{value}</dd>
          </div>
        ))}
      </dl>
      {link.state !== 'open' && link.state !== 'used' ? (
        <p role="alert" className="mt-6 font-semibold">
          {bookingRefusals[spent[link.state]]}
        </p>
      ) : (
        <div className="mt-6 grid gap-4">
          {link.state === 'used' ? (
            <p className="font-semibold">
              This link has been used. If it was you, sign in to choose or change your time.
            </p>
          ) : null}
          {readHint() ? (
            <Button variant="hot" href={next} className="w-fit">
              Choose a time
            </Button>
          ) : (
            <div className="flex flex-wrap gap-2.5">
              {link.state === 'open' ? (
                <Button variant="hot" href={paths.auth('sign-up', next)}>
                  Sign up to choose a time
                </Button>
              ) : null}
              <Button href={paths.auth('sign-in', next)}>Sign in</Button>
            </div>
          )}
          {link.isForOneAddress && link.state === 'open' ? (
            <p className="text-body-s text-ink-3">
              Use the email address that this link was sent to: it works for no other.
            </p>
          ) : null}
        </div>
      )}
    </>
  )
}
