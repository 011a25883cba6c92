/** Browsers that do not know `command` yet get the same by hand; a link inside a drawer closes it on its way. */
export function wakeDialogs() {
  const isNative = 'commandForElement' in HTMLButtonElement.prototype
  for (const dialog of document.querySelectorAll('dialog')) {
    dialog.addEventListener('click', (event) => {
      const target = event.target
      if (target === dialog || (target instanceof Element && target.closest('a'))) dialog.close()
    })
    if (isNative) continue
    for (const button of document.querySelectorAll(`[commandfor="${dialog.id}"]`)) {
      const isClosing = button.getAttribute('command') === 'close'
      button.addEventListener('click', () => (isClosing ? dialog.close() : dialog.showModal()))
    }
  }
}
