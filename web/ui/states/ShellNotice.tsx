import type { ReactNode } from 'react'
import { Button } from '../buttons/Button.tsx'
import { Wordmark } from '../marks/Wordmark.tsx'

/** A whole screen that says one thing while a console comes or goes; the mark stands where the static page has it. */
export function ShellNotice({ children, action }: { children: ReactNode; action?: ReactNode }) {
  return (
    <main className="grid min-h-dvh place-items-center p-6">
      <div className="grid justify-items-center gap-6 text-center">
        <Wordmark className="h-6 text-ink-3" />
        <p role="status" className="max-w-[26rem] text-body-s text-ink-2">
          {children}
        </p>
        {action}
      </div>
    </main>
  )
}

/** The server gave no answer to who is signed in. */
export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <ShellNotice
      action={
        <Button variant="solid" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      Can't reach the server. Check your connection. Nothing you saved is lost.
    </ShellNotice>
  )
}
