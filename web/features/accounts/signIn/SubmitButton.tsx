import type { ComponentProps } from 'react'
import { untilReady, useReady } from '#web/lib/page/useReady.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

type Props = Omit<Extract<ComponentProps<typeof Button>, { to?: undefined }>, 'type' | 'isBlock'> & {
  /** The server takes this form from the browser itself as well. */
  isPosted?: boolean
}

/**
 * The button that sends a form of the sign-in pages. Where the server takes no form from the browser itself it sends nothing
 * until the program runs. It looks the same all the while.
 */
export function SubmitButton({ isPosted = false, ...props }: Props) {
  const isReady = useReady()
  const isWaiting = !isPosted && !isReady
  return (
    <>
      <fieldset disabled={isWaiting} {...untilReady(isWaiting)} className="contents">
        <Button variant="hot" size="large" isBlock {...props} type="submit" />
      </fieldset>
      {isPosted ? null : (
        <p className="hidden text-body-s text-ink-2 noscript:block">
          This step needs JavaScript in your browser.
        </p>
      )}
    </>
  )
}
