/**
 * Wakes a tool of the site by its name: what needs scripts is shown, its form is never sent anywhere, and its button acts.
 * Everything happens in the browser; nothing is uploaded (K114).
 */
export function wakeTool(
  name: string,
  begin: (root: HTMLElement, form: HTMLFormElement) => () => void,
): void {
  const root = document.querySelector<HTMLElement>(`[data-tool="${name}"]`)
  const form = root?.querySelector('form')
  if (!root || !form) return
  root.hidden = false
  for (const note of document.querySelectorAll<HTMLElement>('[data-without-script]')) note.hidden = true
  const act = begin(root, form)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    act()
  })
}
