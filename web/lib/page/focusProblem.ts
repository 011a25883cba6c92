/** Once what is wrong has been drawn, the first wrong field of the open dialog takes the focus. */
export function focusFirstProblem(): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>('[role="dialog"] [aria-invalid="true"]')?.focus(),
    ),
  )
}
