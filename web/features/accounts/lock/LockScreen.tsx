import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { lockTexts } from '#domain/accounts/texts/lock.ts'
import { settingsTexts } from '#domain/accounts/texts/settings.ts'
import { endingEvent, isEnding } from '#web/lib/signIn/hideScreen.ts'
import { lock } from '#web/lib/signIn/lock.ts'
import { meQuery } from '#web/lib/signIn/session.tsx'
import { endSignIn } from '#web/lib/signIn/signOut.ts'
import { noteUnlocked } from '#web/lib/signIn/watchActivity.ts'
import { Button } from '#web/ui/buttons/Button.tsx'
import { Wordmark } from '#web/ui/marks/Wordmark.tsx'
import { Loading, Skeleton } from '#web/ui/states/Skeleton.tsx'
import { FactorForm } from '../factors/FactorForm.tsx'
import { securityQuery } from '../factors/queries.ts'
import { canUsePasskeys } from '../factors/signWithPasskey.ts'
import { askAuth } from '../queries.ts'
import { drawOver } from './drawOver.ts'

/** Covers the page with the lock. */
export const showLock = () => drawOver(() => <LockScreen />, true)

/**
 * Covers a page that was left alone, and asks who is here: passkey, password, or the app (T-015). Where it is not known which of them
 * there are, the password opens it.
 */
export function LockScreen() {
  const me = useQuery(meQuery()).data?.me
  const { data, isError } = useQuery({ ...securityQuery(), retry: false })
  const [isWarned, setWarned] = useState(isEnding)
  useEffect(() => {
    const warn = () => setWarned(true)
    window.addEventListener(endingEvent, warn)
    return () => window.removeEventListener(endingEvent, warn)
  }, [])
  const { passkeys = [], appSince = null } = data?.security ?? {}
  return (
    <div
      role="dialog"
      aria-modal="true"
      aria-labelledby="lock-title"
      className="fixed inset-0 z-50 grid grid-rows-[auto_1fr] overflow-y-auto bg-canvas px-5 py-4 sm:px-8"
    >
      <Wordmark className="h-[26px]" />
      <div className="mx-auto grid w-full max-w-[400px] content-center gap-6 pb-10">
        <div>
          <h1 id="lock-title" className="display-m">
            {lockTexts.title}
          </h1>
          {/* Whoever only looks at a console proves who they are themselves. */}
          {me && !me.view?.isAccount ? <p className="mt-2 font-[560]">{me.displayName}</p> : null}
          <p className="mt-1 text-ink-2">{lockTexts.lead}</p>
          {isWarned ? (
            <p role="alert" className="mt-3 font-[560] text-warning-text">
              {lockTexts.idleWarning}
            </p>
          ) : null}
        </div>
        {data || isError ? (
          <FactorForm
            ways={[
              ...(passkeys.length > 0 && canUsePasskeys() ? (['passkey'] as const) : []),
              'password',
              ...(appSince ? (['app'] as const) : []),
            ]}
            action={lockTexts.open}
            busyLabel={lockTexts.opening}
            onGive={async (given) => {
              await askAuth('unlock', given)
              noteUnlocked()
            }}
          />
        ) : (
          <Loading>
            <Skeleton className="h-12" />
            <Skeleton className="mt-4 h-12" />
          </Loading>
        )}
        <Button variant="quiet" className="w-fit -ml-3" onClick={() => void lock.keep().then(endSignIn)}>
          {settingsTexts.signOut}
        </Button>
      </div>
    </div>
  )
}
