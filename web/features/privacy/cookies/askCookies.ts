import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { CookieQuestion } from './CookieQuestion.tsx'

/** Asks about cookies on a page that React draws: after everything of the page, in a root of its own. */
export function askCookies() {
  const place = document.createElement('div')
  document.body.append(place)
  createRoot(place).render(createElement(CookieQuestion))
}
