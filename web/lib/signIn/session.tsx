import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { createContext, use, useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { safeNext } from '#domain/accounts/rules/next.ts'
import { accountTexts } from '#domain/accounts/texts.ts'
import { api, orpc } from '../calls/api.ts'
import { queryClient } from '../calls/queryClient.ts'
import { startLive, stopLive, useLive } from '../live/live.ts'
import { usualLanding } from '../page/surface.ts'
import { setTheme } from '../page/theme.ts'
import { toast } from '../page/toast.ts'
import { noteServerTime } from '../time/serverClock.ts'
import { lock } from './lock.ts'
import { ownTab } from './ownTab.ts'
import { endsItself, settleSignOut } from './pendingSignOut.ts'
import { goodbyeKey } from './saySignedOut.ts'
import { keepHint } from './signedInHint.ts'

/** Whoever is signed in, as the server presents them. */
export type Me = NonNullable<Awaited<ReturnType<typeof api.accounts.getMe>>['me']>

export type Session =
  | { state: 'loading'; me: null }
  | { state: 'signed-out'; me: null }
  | { state: 'unreachable'; me: null; retry: () => void }
  | { state: 'signed-in'; me: Me }

/** Asks once who is signed in; every screen shares the answer. While a sign-out waits, nobody is (T-013). */
export const meQuery = () =>
  queryOptions({
    queryKey: orpc.accounts.getMe.queryKey(),
    staleTime: 60_000,
    // Also behind the lock, where nothing else is asked for.
    networkMode: 'always',
    refetchOnReconnect: true,
    queryFn: async ({ signal, queryKey }) => {
      const askedAt = Date.now()
      const answer = (await settleSignOut()) ? await api.accounts.getMe(undefined, { signal }) : { me: null }
      // Another tab signed out, or the sign-in ended: the screens go, what was typed into them does not.
      if (answer.me) {
        await ownTab(answer.me.userId, queryKey)
        noteServerTime(answer.me.now, askedAt)
      } else {
        const before = queryClient.getQueryData<Awaited<ReturnType<typeof api.accounts.getMe>>>(queryKey)
        // The notices of the screens go with them: the sign-in page has its own.
        if (before?.me) toast.clear()
        await lock.keep()
        // It was ended elsewhere: by another device or tab, by an admin, or with its cookie.
        if (before?.me && !endsItself()) toast.info(accountTexts.ended, { id: goodbyeKey, timeoutMs: 0 })
      }
      keepHint(answer.me)
      return answer
    },
  })

/** Who is signed in, for screens that also work without anybody. */
export function useSession(): Session {
  const { data, isPending, isError, errorUpdatedAt, refetch } = useQuery(meQuery())
  // Whoever could not be reached stays so while they are asked again.
  if (isPending && !errorUpdatedAt) return { state: 'loading', me: null }
  if (data?.me) return { state: 'signed-in', me: data.me }
  if (isError || isPending) return { state: 'unreachable', me: null, retry: () => void refetch() }
  return { state: 'signed-out', me: null }
}

const CurrentMe = createContext<Me | null>(null)

/** Who is signed in, inside `SignedIn`, where somebody always is. */
export function useMe(): Me {
  const me = use(CurrentMe)
  if (!me) throw new Error('useMe is only for screens inside SignedIn')
  return me
}

type GuardProps = {
  loading: ReactNode
  /** Shown in place of the screens; the phone asks for a sign-in here, the desktop is already leaving. */
  signedOut: ReactNode
  unreachable: (retry: () => void) => ReactNode
  children: ReactNode
}

/** Shows the screens to somebody signed in, listens for their changes and reports that they are there. */
export function SignedIn({ loading, signedOut, unreachable, children }: GuardProps) {
  const session = useSession()
  const me = session.me
  const userId = me?.userId
  const theme = me?.profile.theme
  const known = useRef(me)
  const wasOpen = useRef(false)
  if (me) {
    known.current = me
    wasOpen.current ||= !me.isLocked
  }
  // A plan that was given or ended changes what every open screen offers.
  useLive('billing', () => void queryClient.invalidateQueries({ queryKey: orpc.accounts.key() }))

  useEffect(() => {
    if (!userId) return
    startLive()
    const watched = import('./watchActivity.ts').then(({ watchActivity }) =>
      watchActivity(
        () => known.current,
        () => queryClient.fetchQuery({ ...meQuery(), staleTime: 0 }),
      ),
    )
    return () => {
      void watched.then((unwatch) => unwatch())
      stopLive()
    }
  }, [userId])
  useEffect(() => {
    if (theme) setTheme(theme)
  }, [theme])

  if (session.state === 'loading') return loading
  if (session.state === 'unreachable') return unreachable(session.retry)
  if (!me) return signedOut
  // Locked from the start, there is nothing yet to hide.
  if (!wasOpen.current) return loading
  return <CurrentMe value={me}>{children}</CurrentMe>
}

/** Sends a visitor to sign in and back to where they were going (T-201). */
export function useLeaveToSignIn(isLeaving: boolean) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (isLeaving) navigate(paths.auth(undefined, pathname + search), { replace: true })
  }, [isLeaving, navigate, pathname, search])
}

/** Where a sign-in leads: the `next` of this address if it is ours, else the console that fits (T-201, 4.13.3). */
export function nextAfterSignIn(search: string): string {
  return safeNext(new URLSearchParams(search).get('next'), window.location.origin, usualLanding())
}
