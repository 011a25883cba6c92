import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useEffect, useRef } from 'react'

/** What stopped the whole form, over its fields; takes the focus when it appears so that nobody misses it. */
export function FormError({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (children) box.current?.focus()
  }, [children])
  if (!children) return null
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className="flex items-start gap-2.5 rounded-[10px] bg-danger-tint px-3.5 py-3 text-body-s text-danger-text outline-offset-0"
    >
      <CircleAlert size={18} aria-hidden="true" className="mt-px" />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  )
}
