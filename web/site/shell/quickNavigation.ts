import { matchesPlace, stepPlace } from '#domain/content/rules/quickNavigation.ts'

/**
 * Filters, steps and goes (K08). The box is a list of links before this runs; opening, closing on Escape or a press
 * outside, and giving the focus back are the popover's own.
 */
export function wakeQuickNavigation(box: HTMLElement) {
  const input = box.querySelector('input')
  const list = box.querySelector<HTMLElement>('[role="listbox"]')
  const nothing = box.querySelector<HTMLElement>('[data-nothing]')
  if (!input || !list || !nothing) return
  const all = [...list.querySelectorAll<HTMLAnchorElement>('[role="option"]')]
  let found = all
  let at = -1

  function point(next: number) {
    at = next
    for (const option of all) option.ariaSelected = String(option === found[at])
    const pointed = found[at]
    if (pointed) input?.setAttribute('aria-activedescendant', pointed.id)
    else input?.removeAttribute('aria-activedescendant')
    pointed?.scrollIntoView({ block: 'nearest' })
  }

  function filter() {
    const typed = input?.value ?? ''
    found = all.filter((option) => matchesPlace(option.textContent ?? '', typed))
    for (const option of all) option.hidden = !found.includes(option)
    show(true)
    point(typed.trim() && found.length > 0 ? 0 : -1)
  }

  function show(isShown: boolean) {
    if (!list || !nothing) return
    list.hidden = !isShown || found.length === 0
    nothing.textContent = isShown && found.length === 0 ? (nothing.dataset.nothing ?? '') : ''
    input?.setAttribute('aria-expanded', String(!list.hidden))
  }

  function clear() {
    if (input) input.value = ''
    filter()
  }

  function leave() {
    clear()
    if (box.matches('[popover]')) box.hidePopover()
  }

  input.addEventListener('input', filter)
  input.addEventListener('focus', () => show(true))
  input.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const { key } = event
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (list.hidden) filter()
      point(stepPlace(at, key === 'ArrowDown' ? 1 : -1, found.length))
    } else if (key === 'Enter') {
      // Where nothing is pointed at, the form takes what was typed to the search.
      const pointed = found[at]
      if (!pointed) return
      pointed.click()
    } else if (key === 'Escape' && !box.matches('[popover]')) {
      clear()
      show(false)
    } else return
    if (key !== 'Escape') event.preventDefault()
  })
  // A press with a modifier opens another tab and leaves the box as it is.
  list.addEventListener('click', (event) => {
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) leave()
  })
  list.addEventListener('pointermove', (event) => {
    const option =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('[role="option"]') : null
    if (option && option !== found[at]) point(found.indexOf(option))
  })
  // The `toggle` of a popover comes later than its first keystrokes may.
  box.addEventListener('beforetoggle', clear)
  if (box.matches('[popover]')) openBySlash(box)
  point(-1)
}

/** "/" opens the box from anywhere on the page where nobody is typing. */
function openBySlash(box: HTMLElement) {
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select, dialog')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    box.showPopover()
  })
}
