import { AlertDialog as Base } from '@base-ui/react/alert-dialog'
import type { ReactNode, RefObject } from 'react'
import { useRef } from 'react'
import { Button } from '../buttons/Button.tsx'
import { useBackCloses } from './useBackCloses.ts'

type Props = {
  /** Whoever draws it only while it is asked for says nothing. */
  open?: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  /** A verb that says what will happen: "Delete session". */
  confirmLabel: string
  /** The way out: "Keep it". It gets the focus. */
  cancelLabel?: string
  isDanger?: boolean
  /** The answer is on its way: it can no longer be called off here. */
  isBusy?: boolean
  /** What it asks is not known whole yet; it can still be left. */
  isWaiting?: boolean
  busyLabel?: string
  /** The dialog stays open until its owner closes it, so an error can be answered in place. */
  onConfirm: () => void
  /** What gets the focus once it was answered with no; what had it before otherwise. */
  finalFocus?: RefObject<HTMLElement | null>
  children?: ReactNode
}

/** Asks before something that cannot be taken back. A press outside does not answer it. */
export function AlertDialog(props: Props) {
  const { open = true, onClose, title, description, confirmLabel, cancelLabel = 'Cancel' } = props
  const {
    isDanger = false,
    isBusy = false,
    isWaiting = false,
    busyLabel,
    onConfirm,
    finalFocus,
    children,
  } = props
  const keep = useRef<HTMLButtonElement>(null)
  const close = () => isBusy || onClose()
  useBackCloses(open, close)
  return (
    <Base.Root open={open} onOpenChange={(isOpen) => !isOpen && close()}>
      <Base.Portal>
        <Base.Backdrop className="lifted-scrim fixed inset-0 z-50 bg-scrim" />
        <Base.Viewport className="fixed inset-0 z-50 grid place-items-center p-4">
          <Base.Popup
            initialFocus={keep}
            finalFocus={finalFocus}
            className="lifted-dialog w-full max-w-[440px] rounded-lift bg-raised px-6 pt-6 pb-5 text-ink shadow-dialog outline-none"
          >
            <Base.Title className="title-m">{title}</Base.Title>
            {description ? (
              <Base.Description className="mt-2 text-ink-2">{description}</Base.Description>
            ) : null}
            {children}
            <div className="mt-5 flex flex-wrap justify-end gap-2">
              <Base.Close
                render={
                  <Button ref={keep} variant="quiet" isBusy={isBusy}>
                    {cancelLabel}
                  </Button>
                }
              />
              <Button
                variant={isDanger ? 'danger' : 'solid'}
                isBusy={isBusy || isWaiting}
                busyLabel={busyLabel}
                // The second click of a double one answers nothing here either, be the first on what asked.
                onClick={() => onConfirm()}
              >
                {confirmLabel}
              </Button>
            </div>
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
