import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { choiceHere } from '#web/lib/page/keptChoice.ts'
import { CookieQuestion } from './CookieQuestion.tsx'

/** Asks about cookies on a page that React draws: after everything of the page, in a root of its own. */
export function askCookies() {
  if (choiceHere() !== null) return
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(createElement(CookieQuestion))
  // A page that React draws later comes to the end of the body: the question stays behind it, and the skip link first.
  new MutationObserver(() => {
    if (document.body.lastElementChild !== place) document.body.append(place)
  }).observe(document.body, { childList: true })
}
