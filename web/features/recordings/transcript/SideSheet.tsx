import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#web/ui/buttons/IconButton.tsx'
import { useBackCloses } from '#web/ui/overlays/useBackCloses.ts'

type Props = {
  open: boolean
  onClose: () => void
  title: string
  description?: ReactNode
  children: ReactNode
}

/** A sheet that comes from the right over what is read; the whole screen on a phone. */
export function SideSheet({ open, onClose, title, description, children }: Props) {
  useBackCloses(open, onClose)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="lifted-scrim fixed inset-0 z-50 bg-scrim" />
        <Base.Viewport className="fixed inset-0 z-50 flex justify-end">
          <Base.Popup className="grid h-dvh w-full max-w-[520px] grid-rows-[auto_minmax(0,1fr)] bg-raised text-ink shadow-dialog outline-none transition-transform duration-[240ms] ease-[var(--jul-ease-settle)] data-ending-style:translate-x-full data-starting-style:translate-x-full motion-reduce:transition-none">
            <header className="flex items-start gap-4 border-b border-line px-5 pt-5 pb-4">
              <div className="min-w-0 flex-1">
                <Base.Title className="title-m">{title}</Base.Title>
                {description ? (
                  <Base.Description className="mt-0.5 text-body-s text-ink-2">{description}</Base.Description>
                ) : null}
              </div>
              <Base.Close
                render={<IconButton icon={X} label="Close transcript" className="-mt-1.5 -mr-2" />}
              />
            </header>
            <section
              data-scroller
              aria-label={title}
              // biome-ignore lint/a11y/noNoninteractiveTabindex: safe because what scrolls must be reachable by keyboard
              tabIndex={0}
              className="relative overflow-y-auto overscroll-contain focus-visible:-outline-offset-2"
            >
              {children}
            </section>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
