export type ToastKind = 'success' | 'error' | 'info'

export type ToastAction = { label: string; onPress: () => void }

export type ToastOptions = {
  /** One action: Undo, Retry, Open. */
  action?: ToastAction
  /** A toast with the same id is replaced, not repeated. */
  id?: string
  /** How long it stays, in milliseconds; 0 until it is closed. 4 s, and 0 for errors, when absent (T-133). */
  timeoutMs?: number
}

export type ToastNotice = { id: string; kind: ToastKind; text: string } & Omit<ToastOptions, 'id'>

type Listener = { show: (notice: ToastNotice) => void; dismiss: (id?: string) => void }

let listener: Listener | null = null
let wake: (() => void) | null = null
const waiting: ToastNotice[] = []
let made = 0

function show(kind: ToastKind, text: string, options: ToastOptions = {}) {
  made += 1
  const { id = `toast-${made}`, ...rest } = options
  const notice = { ...rest, id, kind, text }
  if (listener) listener.show(notice)
  else {
    waiting.push(notice)
    wake?.()
  }
}

/** Says that something happened; callable from anywhere, also outside components. */
export const toast = {
  success: (text: string, options?: ToastOptions) => show('success', text, options),
  error: (text: string, options?: ToastOptions) => show('error', text, options),
  info: (text: string, options?: ToastOptions) => show('info', text, options),
  dismiss: (id: string) => {
    const at = waiting.findIndex((notice) => notice.id === id)
    if (at >= 0) waiting.splice(at, 1)
    listener?.dismiss(id)
  },
  /** Takes all of them back: what they speak of is no longer on the screen. */
  clear: () => {
    waiting.length = 0
    listener?.dismiss()
  },
}

/** The stack of toasts is loaded with the first toast; until then notices wait here. */
export function onFirstToast(run: () => void): () => void {
  wake = run
  if (waiting.length > 0) run()
  return () => {
    wake = null
  }
}

/** Hands waiting and coming notices to the stack. */
export function listenToToasts(next: Listener): () => void {
  listener = next
  for (const notice of waiting.splice(0)) next.show(notice)
  return () => {
    if (listener === next) listener = null
  }
}
