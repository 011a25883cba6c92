/** Once what is wrong has been drawn, the first wrong field takes the focus: of the open dialog, else of the page's form. */
export function focusFirstProblem(): void {
  const wrong = '[aria-invalid="true"]'
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const scope = document.querySelector('[role="dialog"]') ?? document.querySelector('form')
      scope?.querySelector<HTMLElement>(wrong)?.focus()
    }),
  )
}
