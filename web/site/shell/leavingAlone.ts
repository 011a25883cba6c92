import { showLeaving } from './leaving.ts'

// All that a page which ships a program has of the documents' script: until the program runs, nobody else answers a tap.
const { begin, end } = showLeaving()

// What waits for the program is disabled and dispatches no click; its tap is answered now and acted on once it can be.
let asked: MutationObserver | undefined
window.addEventListener('pointerup', ({ target }) => {
  const button = target instanceof Element ? target.closest('button') : null
  if (!button?.closest('[data-soon]')) return
  asked?.disconnect()
  begin()
  asked = new MutationObserver(() => {
    if (button.closest('[data-soon]')) return
    asked?.disconnect()
    end()
    button.click()
  })
  asked.observe(document, { subtree: true, attributes: true, attributeFilter: ['data-soon'] })
})
