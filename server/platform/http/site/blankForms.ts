import type { SiteForm } from '#domain/content/rules/forms.ts'
import { compressed } from './compressPages.ts'
import type { Fills } from './filledPage.ts'
import { fillHtml } from './filledPage.ts'
import { opened } from './formPage.ts'
import type { Page } from './page.ts'
import { etagOf } from './page.ts'
import { encodingOf } from './sendPage.ts'

/** Of so long a moment, so many who open a form get a page of their own; whoever comes then shares one. */
const MOMENT_MS = 50
const OWN = 4

type Moment = { readonly at: number; opened: number; shared: Page | null }

/**
 * Blank forms, each with the moment in which it was opened and a number by which it is counted how often it was sent. People get each
 * their own, as one number for several would have what some of them send taken for a program's (K14); only a crowd shares a page, which is then
 * made and compressed once.
 */
export class BlankForms {
  // By the words around the form: staff may publish others while it runs.
  readonly #moments = new WeakMap<Page['bodies'], Moment>()

  /** The form on `from` for one who opens it; `fills`, what else it shows to everybody, follows from that page alone. */
  pageFor(from: Page, form: SiteForm, fills: Fills, now: Date, accepted: string | undefined): Page {
    const known = this.#moments.get(from.bodies)
    const age = now.getTime() - (known?.at ?? 0)
    const moment =
      known && age >= 0 && age < MOMENT_MS ? known : { at: now.getTime(), opened: 0, shared: null }
    if (moment !== known) this.#moments.set(from.bodies, moment)
    moment.opened += 1
    const isOwn = moment.opened <= OWN
    const page = (isOwn ? null : moment.shared) ?? made(from, { ...opened(form, now), ...fills })
    if (!isOwn) moment.shared = page
    const encoding = encodingOf(accepted, from)
    const { bodies } = page
    if (bodies.identity) bodies[encoding] ??= compressed(bodies.identity, encoding, isOwn ? 'once' : 'kept')
    return page
  }
}

function made(from: Page, fills: Fills): Page {
  const identity = Buffer.from(fillHtml(from, fills))
  return { ...from, etag: etagOf(identity), bodies: { identity } }
}
