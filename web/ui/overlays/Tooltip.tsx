import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { liftedPortal, liftedPosition, useLiftedPlace } from './useLiftedPlace.ts'

type Props = {
  /** A few words; never the only place something is said. */
  text: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  isDisabled?: boolean
  children: ReactElement
}

/** The name of an icon on hover and focus. */
export function Tooltip({ text, side = 'top', isDisabled = false, children }: Props) {
  const { anchor, place } = useLiftedPlace<HTMLButtonElement>()
  return (
    <Base.Root disabled={isDisabled}>
      <Base.Trigger ref={anchor} render={children} delay={300} />
      <Base.Portal container={place} {...liftedPortal}>
        <Base.Positioner side={side} sideOffset={8} positionMethod={liftedPosition} className="z-50">
          <Base.Popup className="lifted-popup max-w-64 rounded-chip bg-ink px-2.5 py-1.5 text-caption font-[560] text-ink-inverse shadow-lift">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
