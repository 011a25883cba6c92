import { Eye, EyeOff } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useState } from 'react'
import { untilReady, useReady } from '#web/lib/page/useReady.ts'
import { IconButton } from '../buttons/IconButton.tsx'
import { Input } from './Input.tsx'

/** A password with an eye that shows it. */
export function PasswordInput({ className, ...rest }: Omit<ComponentProps<typeof Input>, 'type'>) {
  const [isShown, setShown] = useState(false)
  // Written at build on the page for signing in, where nothing would answer a press before the program runs.
  const isReady = useReady()
  const isLarge = rest.size === 'large'
  return (
    <div className="relative">
      <Input {...rest} type={isShown ? 'text' : 'password'} className={`pr-13 ${className ?? ''}`} />
      <IconButton
        icon={isShown ? EyeOff : Eye}
        label={isShown ? 'Hide password' : 'Show password'}
        aria-pressed={isShown}
        disabled={!isReady}
        {...untilReady(!isReady)}
        onClick={() => setShown(!isShown)}
        className={
          isLarge
            ? 'absolute! top-0.5 right-0.5 h-11 w-11 noscript:hidden'
            : 'absolute! top-0.5 right-0.5 pointer-coarse:top-0 noscript:hidden'
        }
      />
    </div>
  )
}
