import type { ServiceCard } from '#contract/billing/serviceCards.ts'
import { paths } from '#contract/paths.ts'
import type { CardPlace } from '#domain/billing/rules/serviceCardFields.ts'
import { actionOf, cardPrice, isShownAt, priceAttributes } from '#domain/billing/rules/serviceCards.ts'
import { serviceCardTexts } from '#domain/billing/rules/serviceCardTexts.ts'
import type { App } from '#server/platform/app.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { FilledRow } from '#server/platform/http/site/filledList.ts'
import { fillList } from '#server/platform/http/site/filledList.ts'
import type { Page } from '#server/platform/http/site/page.ts'
import { rewritten, sourceOf } from '#server/platform/http/site/page.ts'
import type { Site } from '#server/platform/http/site/site.ts'
import { everyMs } from '#server/platform/jobs/routine.ts'
import { listOffered } from './queries.ts'

/** A change of staff shows within two seconds, on every node. */
const LOOK_MS = 1_500

/** Which pages show the services of which place. */
const addresses: Readonly<Record<CardPlace, readonly string[]>> = {
  home: [paths.home()],
  founders: ['/founders'],
  investors: ['/investors'],
  ventures: ['/ventures'],
  services: ['/advisory', '/services', '/pricing', '/pricing-guide'],
}

/** The cards as the pages show them: the title of one by its id, null for one that is not offered. */
export type KeptCards = { titleOf(cardId: string): string | null; stop(): Promise<void> }

/**
 * Keeps the pages that show services with the cards of today: read anew every 1.5 s, written anew only where something
 * changed, so that a visitor costs no question to the database. Where they cannot be read, the last good copy stays, and before
 * the first the catalogue that the build wrote (T-212).
 */
export async function keepServiceCards(app: App, site: Site): Promise<KeptCards> {
  site.filled ??= new Map<string, Page>()
  const { filled } = site
  let kept: readonly ServiceCard[] = []
  let shown = ''
  let hasFailed = false
  const refill = () => {
    for (const [path, page] of servicePages(site, kept)) filled.set(path, page)
  }
  async function look(): Promise<void> {
    try {
      const cards = await inTransaction(app.pool, { kind: 'visitor' }, (db) => listOffered(db))
      hasFailed = false
      const now = JSON.stringify(cards)
      if (now === shown) return
      kept = cards
      refill()
      shown = now
    } catch (error) {
      // Said once, and again after it has worked in between.
      if (!hasFailed) app.log.warn({ err: error }, 'service cards not readable, the last ones stay')
      hasFailed = true
    }
  }
  await look()
  // Where nothing could be read yet, the catalogue that the build wrote stays.
  site.refills?.add(() => void (shown !== '' && refill()))
  return {
    titleOf: (cardId) => kept.find((card) => card.cardId === cardId)?.title ?? null,
    stop: everyMs('service cards', LOOK_MS, app.log, look),
  }
}

/** The pages of the site that show services, with these cards in place of those below. */
export function servicePages(
  site: Pick<Site, 'pages' | 'written'>,
  cards: readonly ServiceCard[],
): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>()
  for (const [place, paths] of placesOf(addresses)) {
    const rows = cards.filter(({ location }) => isShownAt(location, place)).map(rowOf)
    for (const path of paths) {
      // Staff may have written around the services.
      const page = site.written?.get(path) ?? site.pages.get(path)
      if (!page) continue
      pages.set(path, rewritten(page, fillList(sourceOf(page), `services-${place}`, rows)))
    }
  }
  return pages
}

// safe because an object's entries are those of its type
const placesOf = (by: typeof addresses) => Object.entries(by) as [CardPlace, readonly string[]][]

function rowOf(card: ServiceCard): FilledRow {
  const action = actionOf(card)
  const price = cardPrice(card)
  const href =
    action.kind === 'info' || action.kind === 'calendly' ? action.url : paths.contact('advisory', card.cardId)
  return {
    section: card.sectionType === 'main' ? '' : card.sectionType,
    title: card.title,
    badge: card.badgeText,
    price: { text: price.text, attributes: priceAttributes(card, 'text') },
    'price-note': { text: price.note, attributes: priceAttributes(card, 'note') },
    subtitle: card.subtitle,
    description: card.description,
    note: action.kind === 'payment' ? serviceCardTexts.needsPayment : '',
    action: {
      text: action.kind === 'payment' ? serviceCardTexts.askInstead : card.buttonText,
      attributes: { href },
    },
    'action-of': serviceCardTexts.ofService(card.title),
  }
}
