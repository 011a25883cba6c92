import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Every violation of what the page shows: the rule, and where. A page that is redrawn under the look is looked at again. */
export async function violationsOf(page: Page, rules: Rules = 'all'): Promise<string[]> {
  const found = await look(page, rules)
  return found.length === 0 ? found : look(page, rules)
}

/** Contrast is two thirds of what a look costs, and all that another theme of the same page can change. */
type Rules = 'all' | 'all but contrast' | 'contrast'
const options = {
  all: {},
  'all but contrast': { rules: { 'color-contrast': { enabled: false } } },
  contrast: { runOnly: ['color-contrast'] },
}

async function look(page: Page, rules: Rules): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Base UI's guards hand the focus on; axe takes them for content wherever it does not guess that something is modal.
    .exclude('[data-base-ui-focus-guard]')
    // A notice of a failure is read out by an announcement of its own, and is hidden from readers only while focus is not in it.
    .exclude('.toast[aria-hidden]')
    // Without it every look opens a second page, for frames of other origins that no screen has.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], ...options[rules] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
