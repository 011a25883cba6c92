import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Every violation of what the page shows: the rule, and where. A page that is redrawn under the look is looked at again. */
export async function violationsOf(page: Page): Promise<string[]> {
  const found = await look(page)
  return found.length === 0 ? found : look(page)
}

async function look(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    // Base UI's guards hand the focus on; axe takes them for content wherever it does not guess that something is modal.
    .exclude('[data-base-ui-focus-guard]')
    // Without it every look opens a second page, for frames of other origins that no screen has.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)
}
