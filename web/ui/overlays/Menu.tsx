import { Menu as Base } from '@base-ui/react/menu'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { Link } from 'react-router'
import { classes } from '../classes.ts'
import { itemClasses, popupClasses } from './popupClasses.ts'
import { liftedPortal, liftedPosition, useLiftedPlace } from './useLiftedPlace.ts'

type Props = {
  /** The button that opens it: a Button or an IconButton. */
  trigger: ReactElement
  align?: 'start' | 'end'
  side?: 'bottom' | 'top'
  /** Made by the press that opens it: a long list makes its menus only then. */
  isOpenAtFirst?: boolean
  /** MenuItem, MenuLink, MenuLine. */
  children: ReactNode
}

/** A short list of actions that opens next to its button. */
export function Menu({ trigger, align = 'end', side = 'bottom', isOpenAtFirst = false, children }: Props) {
  const { anchor, place } = useLiftedPlace<HTMLButtonElement>()
  return (
    <Base.Root defaultOpen={isOpenAtFirst}>
      <Base.Trigger ref={anchor} render={trigger} />
      <Base.Portal container={place} {...liftedPortal}>
        <Base.Positioner
          side={side}
          align={align}
          sideOffset={6}
          positionMethod={liftedPosition}
          className="z-50 outline-none"
        >
          <Base.Popup className={classes(popupClasses, 'min-w-52 max-w-80')}>{children}</Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

type ItemProps = { icon?: LucideIcon; note?: ReactNode; children: ReactNode; className?: string }

function Row({ icon: Icon, note, children }: Omit<ItemProps, 'className'>) {
  return (
    <>
      {Icon ? (
        <Icon size={18} aria-hidden="true" className="text-ink-3 group-data-[tone=danger]:text-current" />
      ) : null}
      <span className="flex-1">{children}</span>
      {note ? <span className="text-caption text-ink-3">{note}</span> : null}
    </>
  )
}

type ActionProps = ItemProps & { onPress: () => void; isDisabled?: boolean; isDanger?: boolean }

/** One action. */
export function MenuItem({ onPress, isDisabled, isDanger = false, className, ...row }: ActionProps) {
  return (
    <Base.Item
      onClick={onPress}
      disabled={isDisabled}
      data-tone={isDanger ? 'danger' : undefined}
      className={classes(itemClasses, 'group', isDanger && 'text-danger-text', className)}
    >
      <Row {...row} />
    </Base.Item>
  )
}

/** One address: `to` inside the consoles, `href` for a document. */
export function MenuLink({ to, href, className, ...row }: ItemProps & { to?: string; href?: string }) {
  const look = classes(itemClasses, 'group', className)
  return to === undefined ? (
    <Base.LinkItem href={href} closeOnClick className={look}>
      <Row {...row} />
    </Base.LinkItem>
  ) : (
    <Base.LinkItem render={<Link to={to} />} closeOnClick className={look}>
      <Row {...row} />
    </Base.LinkItem>
  )
}

/** A hairline between groups. */
export function MenuLine() {
  return <Base.Separator className="mx-2.5 my-1.5 h-px bg-line" />
}
