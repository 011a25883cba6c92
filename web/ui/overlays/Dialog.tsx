import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { IconButton } from '../buttons/IconButton.tsx'
import { classes } from '../classes.ts'
import { useBackCloses } from './useBackCloses.ts'

const widths = {
  small: 'md:w-[440px]',
  default: 'md:w-[560px]',
  large: 'md:w-[760px]',
  report: 'md:w-[1040px]',
}

type Props = {
  /** Whoever draws it only while it is asked for says nothing. */
  open?: boolean
  onClose: () => void
  title: ReactNode
  /** Over the title: a badge. */
  badge?: ReactNode
  description?: ReactNode
  size?: keyof typeof widths
  /** Stays in place under what scrolls; primary on the right. */
  footer?: ReactNode
  /** What gets the focus when it opens; the first control otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | (() => HTMLElement | true)
  /** No padding around the children: they bring their own columns. */
  isFlush?: boolean
  /** Also over a question that is open (AlertDialog), as what comes later. */
  isAbove?: boolean
  /** The address opens it, so Back takes it away by itself. */
  isAddressed?: boolean
  children: ReactNode
}

/** Header, what scrolls, a fixed footer. Below 768 it is a sheet that slides up. */
export function Dialog(props: Props) {
  const {
    open = true,
    onClose,
    title,
    badge,
    description,
    size = 'default',
    footer,
    initialFocus,
    isFlush,
    isAbove = false,
    isAddressed = false,
    children,
  } = props
  useBackCloses(open && !isAddressed, onClose)
  const level = isAbove ? 'z-50' : 'z-40'
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className={classes('lifted-scrim fixed inset-0 bg-scrim', level)} />
        <Base.Viewport
          className={classes(
            'fixed inset-0 grid grid-cols-[minmax(0,1fr)] max-md:items-end md:place-items-center md:p-8',
            level,
          )}
        >
          <Base.Popup
            initialFocus={initialFocus}
            className={classes(
              'lifted-dialog grid w-full min-w-0 grid-rows-[auto_minmax(0,1fr)_auto] overflow-hidden bg-raised text-ink shadow-dialog outline-none',
              'max-md:max-h-[calc(100dvh-28px)] max-md:rounded-t-[20px] md:max-h-[calc(100dvh-64px)] md:rounded-lift md:max-w-full',
              widths[size],
            )}
          >
            <header className="flex items-start gap-4 border-b border-line px-5 pt-5 pb-4 md:px-7 md:pt-[22px] md:pb-[18px]">
              <div className="min-w-0 flex-1">
                {badge ? <div className="mb-2">{badge}</div> : null}
                <Base.Title className="title-l">{title}</Base.Title>
                {description ? (
                  <Base.Description className="mt-1 text-body-s text-ink-2">{description}</Base.Description>
                ) : null}
              </div>
              <Base.Close render={<IconButton icon={X} label="Close" className="-mt-1 -mr-2" />} />
            </header>
            <div
              className={classes(
                'overflow-y-auto overscroll-contain',
                !isFlush && 'px-5 py-5 md:px-7 md:py-6',
              )}
            >
              {children}
            </div>
            {footer ? (
              <footer className="flex flex-wrap items-center justify-end gap-2 border-t border-line px-5 py-3.5 max-md:pb-[max(14px,env(safe-area-inset-bottom))] md:pr-5 md:pl-7">
                {footer}
              </footer>
            ) : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
