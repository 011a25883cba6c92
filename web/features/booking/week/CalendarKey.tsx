/** What the looks of the calendar mean. */
export function CalendarKey({ hasHours }: { hasHours: boolean }) {
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1.5">
      {hasHours ? (
        <>
          <Look className="border border-line-strong bg-surface">Open for booking</Look>
          <Look className="border border-line-strong bg-sunken">Closed</Look>
        </>
      ) : null}
      <Look className="bg-[repeating-linear-gradient(135deg,var(--jul-line-strong)_0_1px,transparent_1px_5px)]">
        Buffer
      </Look>
      <Look className="border border-dashed border-heat bg-heat-tint">Held</Look>
    </ul>
  )
}

function Look({ className, children }: { className: string; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <span aria-hidden="true" className={`h-3.5 w-5 rounded-chip ${className}`} />
      {children}
    </li>
  )
}
