import type { SiteForm } from '#domain/content/rules/forms.ts'
import { compressed } from './compressPages.ts'
import type { Fills } from './filledPage.ts'
import { fillHtml } from './filledPage.ts'
import { opened } from './formPage.ts'
import type { Page } from './page.ts'
import { encodingOf } from './sendPage.ts'

/** One page is made for everybody who opens the form in this time. */
const STAMP_MS = 50

type Blank = { readonly at: number; readonly page: Page }

/**
 * Empty forms, each with the moment in which it was opened: made once for everybody who opens it then, and compressed once for each
 * encoding that is asked for.
 */
export class BlankForms {
  // By the words around the form: staff may publish others while it runs.
  readonly #blanks = new WeakMap<Page['bodies'], Blank>()

  /** `fills` says what else the page shows to everybody. */
  on(from: Page, form: SiteForm, fills: Fills, now: Date, accepted: string | undefined): Page {
    const known = this.#blanks.get(from.bodies)
    const age = now.getTime() - (known?.at ?? 0)
    const blank =
      known && age >= 0 && age < STAMP_MS ? known : made(from, { ...opened(form, now), ...fills }, now)
    if (blank !== known) this.#blanks.set(from.bodies, blank)
    const { bodies } = blank.page
    const encoding = encodingOf(accepted, from)
    if (bodies.identity) bodies[encoding] ??= compressed(bodies.identity, encoding)
    return blank.page
  }
}

function made(from: Page, fills: Fills, now: Date): Blank {
  const bodies = { identity: Buffer.from(fillHtml(from, fills)) }
  return { at: now.getTime(), page: { ...from, etag: `W/"${now.getTime().toString(36)}"`, bodies } }
}
