import type { ComponentProps } from 'react'
import { useReady } from '#web/lib/page/useReady.ts'
import { Button } from '#web/ui/buttons/Button.tsx'

type Props = Omit<Extract<ComponentProps<typeof Button>, { to?: undefined }>, 'type' | 'isBlock'>

/**
 * The button that sends a form of the sign-in pages. Until the program runs it sends nothing: the browser
 * alone would put what was typed, the password with it, into the address. It looks the same all the while.
 */
export function SubmitButton(props: Props) {
  const isReady = useReady()
  return (
    <fieldset disabled={!isReady} className="contents">
      <Button variant="hot" size="large" isBlock {...props} type="submit" />
    </fieldset>
  )
}
