import type pg from 'pg'
import { catalogueCards } from '#domain/billing/rules/serviceCards.ts'
import { pick } from '#server/platform/pick.ts'

/**
 * A database without any service card gets those of the catalogue (4.12.5). Staff take a card off by not showing it, so one
 * that is there is never written again.
 */
export async function seedServiceCards(jobsPool: pg.Pool): Promise<void> {
  const rows = catalogueCards.map((card) => ({
    ...pick(card, 'id', 'title', 'subtitle', 'description', 'price'),
    card_id: card.cardId,
    price_eur: card.priceEurCents,
    button_text: card.buttonText,
    position_order: card.positionOrder,
    cta_type: card.ctaType,
    cta_config: card.infoUrl ? { info_url: card.infoUrl } : {},
  }))
  await jobsPool.query(
    `insert into service_cards (id, card_id, title, subtitle, description, price_eur, price, button_text, position_order, cta_type, cta_config)
      select r.id, r.card_id, r.title, r.subtitle, r.description, r.price_eur, r.price, r.button_text, r.position_order, r.cta_type, r.cta_config
      from jsonb_to_recordset($1::jsonb) r (id uuid, card_id text, title text, subtitle text, description text, price_eur int,
        price text, button_text text, position_order int, cta_type text, cta_config jsonb)
      where not exists (select from service_cards) on conflict do nothing`,
    [JSON.stringify(rows)],
  )
}
