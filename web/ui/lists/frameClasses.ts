/** A list that scrolls by itself next to others, and hands the scrolling on to the page at its ends. */
export const frameClasses =
  'max-h-[min(45rem,calc(100dvh-9rem))] overflow-y-auto [overflow-anchor:none] [scrollbar-color:var(--jul-line-strong)_transparent] [scrollbar-width:thin]'
