import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

// axe itself and not its builder for Playwright: that one compiles half a megabyte anew for every look, which cost a page
// more than its rules did.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Every violation of what the page shows: the rule, and where. A page that is redrawn under the look is looked at again. */
export async function violationsOf(page: Page, rules: Rules = 'all'): Promise<string[]> {
  const found = await look(page, rules)
  return found.length === 0 ? found : look(page, rules)
}

/** Contrast is two thirds of what the rules cost, and all that another theme of the same page can change. */
type Rules = 'all' | 'all but contrast' | 'contrast'
const options: Record<Rules, axe.RunOptions> = {
  all: {},
  'all but contrast': { rules: { 'color-contrast': { enabled: false } } },
  contrast: { runOnly: ['color-contrast'] },
}

// Base UI's guards hand the focus on; axe takes them for content wherever it does not guess that something is modal.
// A notice of a failure is read out by an announcement of its own, and is hidden from readers only while focus is not in it.
const excluded = ['[data-base-ui-focus-guard]', '.toast[aria-hidden]']

/** Has a document lay out what lies below its first window too, as whatever asks about the whole page needs it (0101). */
export const layOutAll = (page: Page): Promise<void> =>
  page.evaluate(() => document.documentElement.style.setProperty('--jul-below', 'visible'))

async function look(page: Page, rules: Rules): Promise<string[]> {
  await layOutAll(page)
  // A look at the page asks those inside its frames, so each of them has axe.
  for (const frame of page.frames())
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(source)
  return page.evaluate(
    async ({ excluded, options }) => {
      const { axe: here } = window as unknown as { axe: typeof axe } // safe because it was put there above
      const { violations } = await here.run(
        { exclude: excluded.map((selector) => [selector]) },
        { resultTypes: ['violations'], ...options },
      )
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
      )
    },
    { excluded, options: options[rules] },
  )
}
