import type { Locator } from '@playwright/test'

/** Opens a question and presses a key the moment it is drawn: where the focus was then. */
export function pressAtOnce(opener: Locator, key: string): Promise<string> {
  return opener.evaluate(
    (button, pressed) =>
      new Promise<string>((done) => {
        const drawn = new MutationObserver(() => {
          const question = document.querySelector('[role=alertdialog]')
          if (!question) return
          drawn.disconnect()
          const at = document.activeElement ?? document.body
          at.dispatchEvent(new KeyboardEvent('keydown', { key: pressed, bubbles: true, cancelable: true }))
          done(question.contains(at) ? 'question' : 'page')
        })
        drawn.observe(document.body, { childList: true, subtree: true })
        if (button instanceof HTMLElement) {
          button.focus()
          button.click()
        }
      }),
    key,
  )
}
