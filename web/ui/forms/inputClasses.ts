/** The look of every box that takes text. */
export const inputClasses = [
  'block w-full min-w-0 rounded-control border border-control bg-surface px-3.5 text-body text-ink',
  'placeholder:text-ink-3 placeholder:opacity-100',
  'focus:outline-2 focus:outline-focus focus:outline-offset-0 focus:border-transparent focus:rounded-control',
  'aria-invalid:border-danger aria-invalid:shadow-[inset_0_0_0_1px_var(--jul-danger)]',
  'disabled:cursor-not-allowed disabled:bg-sunken disabled:text-ink-3 disabled:border-line',
  'pointer-coarse:text-[1rem]',
].join(' ')

/** For boxes that can be typed into: one that is only read looks set in stone. */
export const readOnlyClasses = 'read-only:bg-sunken read-only:text-ink-2 read-only:border-line'
