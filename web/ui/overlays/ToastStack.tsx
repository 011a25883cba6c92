import { Toast as Base } from '@base-ui/react/toast'
import { X } from 'lucide-react'
import type { FocusEvent } from 'react'
import { useEffect, useRef } from 'react'
import type { ToastKind, ToastNotice } from '#web/lib/page/toast.ts'
import { listenToToasts } from '#web/lib/page/toast.ts'
import { classes } from '../classes.ts'
import type { Stage } from '../marks/StageMark.tsx'
import { StageMark } from '../marks/StageMark.tsx'

const manager = Base.createToastManager<ToastNotice>()

const marks: Record<ToastKind, Stage> = { success: 'round', info: 'octagon', error: 'square' }

const staysMs = 4_000
/** The toast that a button stands in. */
const ownToast = '.toast'

/** Three toasts at most, 4 s each, at the bottom right; above the navigation on a phone. */
export function ToastStack() {
  const before = useRef<HTMLElement>(null)
  function noteFocus({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) {
    if (relatedTarget instanceof Node && currentTarget.contains(relatedTarget)) return
    before.current = relatedTarget instanceof HTMLElement ? relatedTarget : null
  }
  // A press in a toast takes the focus into it, and the toast goes: whoever went on by keys goes on where they were.
  function giveBack(toast: Element | null) {
    const { activeElement } = document
    if (!(activeElement instanceof HTMLElement) || !toast?.contains(activeElement)) return
    if (before.current?.isConnected) before.current.focus({ preventScroll: true })
    else activeElement.blur()
  }
  useEffect(() => listenToToasts({ show: add, dismiss: (id) => manager.close(id) }), [])
  return (
    <Base.Provider toastManager={manager} limit={3} timeout={staysMs}>
      <Base.Portal>
        <Base.Viewport
          onFocus={noteFocus}
          className="toasts fixed z-60 flex flex-col gap-2 max-md:inset-x-3 max-md:bottom-[calc(78px+env(safe-area-inset-bottom))] md:right-6 md:bottom-6 md:w-[360px]"
        >
          <ToastList onLeave={giveBack} />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  )
}

function add(notice: ToastNotice) {
  const stays = notice.timeoutMs ?? (notice.kind === 'error' ? 0 : staysMs)
  manager.add({
    id: notice.id,
    title: notice.text,
    type: notice.kind,
    timeout: stays,
    priority: notice.kind === 'error' ? 'high' : 'low',
    data: { ...notice, timeoutMs: stays },
  })
}

type ListProps = {
  /** A toast goes that may have the focus still. */
  onLeave: (toast: Element | null) => void
}

function ToastList({ onLeave }: ListProps) {
  const { toasts, close } = Base.useToastManager<ToastNotice>()
  return toasts.map((each) => {
    const notice = each.data
    const action = notice?.action
    const stays = notice?.timeoutMs ?? staysMs
    return (
      <Base.Root
        key={each.id}
        toast={each}
        swipeDirection={['down', 'right']}
        className="toast group/toast relative overflow-hidden rounded-[12px] border border-ink-inverse/20 bg-ink text-ink-inverse shadow-dialog select-none data-limited:hidden"
      >
        <Base.Content className="grid grid-cols-[auto_1fr_auto] items-center gap-3 py-2 pr-2 pl-4 text-body-s">
          <StageMark stage={marks[notice?.kind ?? 'info']} size={12} isHot />
          <Base.Title className="py-1.5 leading-snug" />
          <div className="flex items-center">
            {action ? (
              <button
                type="button"
                className="min-h-9 rounded-chip px-2 font-semibold underline underline-offset-[3px] outline-offset-0 focus-visible:outline-ink-inverse pointer-coarse:min-h-11"
                onClick={({ currentTarget }) => {
                  action.onPress()
                  close(each.id)
                  onLeave(currentTarget.closest(ownToast))
                }}
              >
                {action.label}
              </button>
            ) : null}
            {action && stays > 0 ? null : (
              <Base.Close
                aria-label="Dismiss"
                onClick={({ currentTarget }) => {
                  const toast = currentTarget.closest(ownToast)
                  // Once it is closed: then a keyboard has gone on to the next toast, where there is one.
                  queueMicrotask(() => onLeave(toast))
                }}
                className="grid size-9 place-items-center rounded-chip opacity-75 outline-offset-0 hover:opacity-100 focus-visible:outline-ink-inverse pointer-coarse:size-11"
              >
                <X size={16} aria-hidden="true" />
              </Base.Close>
            )}
          </div>
        </Base.Content>
        {stays > 0 ? (
          <span
            aria-hidden="true"
            className={classes('toast-cooling absolute inset-x-0 bottom-0 h-[3px] origin-left')}
            style={{ animationDuration: `${stays}ms` }}
          />
        ) : null}
      </Base.Root>
    )
  })
}
