import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { ServiceCardField, ServiceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { grantedPlans, grantSources } from '#domain/billing/types.ts'
import { personId } from '#server/accounts/tables.ts'
import { createdAt, instant, updatedAt } from '#server/platform/db/columns.ts'
import { allow, everyRow, own } from '#server/platform/db/policies.ts'

export const planGrants = pgTable(
  'plan_grants',
  {
    id: uuid('id').primaryKey(),
    userId: personId().notNull(),
    companyId: uuid('company_id'),
    plan: text('plan', {
      enum: grantedPlans,
    }).notNull(),
    source: text('source', { enum: grantSources }).notNull(),
    reason: text('reason').notNull().default(''),
    fromAt: instant('from_at').notNull().default(sql`now()`),
    // Null for a grant without an end.
    untilAt: instant('until_at'),
    endedAt: instant('ended_at'),
    endedBy: uuid('ended_by'),
    grantedBy: uuid('granted_by'),
    createdAt: createdAt(),
  },
  (table) => [
    index('plan_grants_user').on(table.userId, table.fromAt),
    ...allow('member', ['select'], own),
    ...allow('staff', ['select', 'insert', 'update'], sql`not app_is_demo(user_id)`),
    ...allow('auth', ['select', 'insert'], sql`true`),
  ],
)

/** The catalogue. Members and visitors read it through app_service_cards alone, which shows the active ones (K12). */
export const serviceCards = pgTable(
  'service_cards',
  {
    id: uuid('id').primaryKey(),
    // The id that people use: in addresses, in requests and with the payment service.
    cardId: text('card_id').notNull().unique('service_cards_card_id'),
    title: text('title').notNull(),
    subtitle: text('subtitle').notNull().default(''),
    description: text('description').notNull().default(''),
    // Whole cents; null where there is no price in that currency (T-041).
    priceEurCents: integer('price_eur'),
    priceUsdCents: integer('price_usd'),
    priceGbpCents: integer('price_gbp'),
    price: text('price').notNull().default(''),
    buttonText: text('button_text').notNull().default('Learn More'),
    badgeText: text('badge_text').notNull().default(''),
    positionOrder: integer('position_order').notNull(),
    location: text('location').notNull().default('main'),
    sectionType: text('section_type').notNull().default('main'),
    ctaType: text('cta_type').notNull().default('info'),
    // { calendly_url, info_url }, or the same as JSON text in rows brought in from elsewhere (T-043).
    ctaConfig: jsonb('cta_config').$type<unknown>().notNull().default({}),
    isActive: boolean('is_active').notNull().default(true),
    version: integer('version').notNull().default(1),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('service_cards_order').on(table.positionOrder, table.id),
    ...allow('staff', ['select', 'insert', 'update'], everyRow),
    ...allow('jobs', ['select', 'insert'], everyRow),
  ],
)

// What a card said before an edit, who made that edit and which fields it changed. It never changes; those beyond the last are let go (K90).
export const serviceCardVersions = pgTable(
  'service_card_versions',
  {
    serviceCardId: uuid('service_card_id')
      .notNull()
      .references(() => serviceCards.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    fields: jsonb('fields').$type<ServiceCardFields>().notNull(),
    changed: text('changed').$type<ServiceCardField>().array().notNull(),
    // No foreign key: the card's history stays when whoever edited it is erased.
    editedBy: uuid('edited_by').notNull(),
    editedAt: instant('edited_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.serviceCardId, table.version] }),
    ...allow('staff', ['select'], everyRow),
    ...allow('staff', ['insert'], sql`edited_by = app_user()`),
    // One more than `cardVersionsMost`: the version that the card has now is none of them.
    ...allow(
      'staff',
      ['delete'],
      sql`version <= (select c.version from service_cards c where c.id = service_card_id) - 51`,
    ),
  ],
)
