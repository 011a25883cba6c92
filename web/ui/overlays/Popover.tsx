import { Popover as Base } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { popupClasses } from './popupClasses.ts'
import { liftedPortal, liftedPosition, useLiftedPlace } from './useLiftedPlace.ts'

type Props = {
  trigger: ReactElement
  title?: ReactNode
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

/** A few controls or words next to what they belong to; Escape or a press outside closes it. */
export function Popover({ trigger, title, open, onOpenChange, align = 'start', className, children }: Props) {
  const { anchor, place } = useLiftedPlace<HTMLButtonElement>()
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Trigger ref={anchor} render={trigger} />
      <Base.Portal container={place} {...liftedPortal}>
        <Base.Positioner
          align={align}
          sideOffset={8}
          collisionPadding={12}
          positionMethod={liftedPosition}
          className="z-50 outline-none"
        >
          <Base.Popup
            className={classes(popupClasses, 'max-w-[min(360px,calc(100vw-24px))] p-4!', className)}
          >
            {title ? <Base.Title className="title-s mb-3">{title}</Base.Title> : null}
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}
