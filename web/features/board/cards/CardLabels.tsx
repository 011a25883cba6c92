/** The labels of a card, as chips in outline. */
export function CardLabels({ labels }: { labels: readonly string[] }) {
  if (labels.length === 0) return null
  return (
    <ul aria-label="Labels" className="flex flex-wrap gap-1.5">
      {labels.map((label) => (
        <li
          key={label}
          dir="auto"
          className="max-w-full truncate rounded-full px-2 text-micro leading-[22px] font-medium text-ink-2 shadow-[inset_0_0_0_1px_var(--jul-line-strong)]"
        >
          {label}
        </li>
      ))}
    </ul>
  )
}
