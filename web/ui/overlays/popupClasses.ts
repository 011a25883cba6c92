/** The box of what opens next to something: menus, selects, popovers. */
export const popupClasses =
  'lifted-popup rounded-[12px] border border-line bg-raised p-1.5 text-ink shadow-lift outline-none dark:border-transparent'

/** One line of a menu, a select or a list of choices. */
export const itemClasses =
  'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-chip px-2.5 text-body-s outline-none select-none data-highlighted:bg-sunken dark:data-highlighted:bg-well data-disabled:cursor-not-allowed data-disabled:text-ink-3 pointer-coarse:min-h-11'
