import { z } from 'zod'
import { cardVersionsMost, serviceCardLimits } from '#domain/billing/limits.ts'
import { cardLocations, ctaTypes, serviceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { call } from '../call.ts'
import { Problem } from '../errors.ts'
import { Id, Instant, Line, Text } from '../fields.ts'

const Cents = z.number().int().min(1).max(serviceCardLimits.priceCents).nullable()

/** What staff write on a service card; prices are whole cents, null where a currency has none (T-041). */
export const ServiceCardFields = z.strictObject({
  cardId: Line(serviceCardLimits.cardId, 1),
  title: Line(serviceCardLimits.title, 1),
  subtitle: Line(serviceCardLimits.subtitle),
  description: Text(serviceCardLimits.description),
  priceEurCents: Cents,
  priceUsdCents: Cents,
  priceGbpCents: Cents,
  price: Line(serviceCardLimits.price),
  buttonText: Line(serviceCardLimits.buttonText, 1),
  badgeText: Line(serviceCardLimits.badgeText),
  location: z.enum(cardLocations),
  sectionType: Line(serviceCardLimits.sectionType, 1),
  ctaType: z.enum(ctaTypes),
  calendlyUrl: Line(serviceCardLimits.url),
  infoUrl: Line(serviceCardLimits.url),
  isActive: z.boolean(),
})

/** An active service card as everybody sees it, in the order of the catalogue (K12). */
export const ServiceCard = z.object({
  ...ServiceCardFields.shape,
  id: Id,
  positionOrder: z.number().int(),
})
export type ServiceCard = z.infer<typeof ServiceCard>

/** The same for staff: cards that are not shown too, and what keeps one from being shown (T-042, T-043). */
export const StaffServiceCard = ServiceCard.extend({
  version: z.number().int(),
  updatedAt: Instant,
  problems: z.array(Problem),
})
export type StaffServiceCard = z.infer<typeof StaffServiceCard>

/** A new card at the end of the order; its id is the sender's. */
export const CreateServiceCardInput = z.strictObject({ id: Id, ...ServiceCardFields.shape })

/** Changes to a card, the version they were made from, and what stood there then (K93). */
export const EditServiceCardInput = z.strictObject({
  id: Id,
  baseVersion: z.number().int().min(1),
  base: ServiceCardFields.partial(),
  changes: ServiceCardFields.partial(),
})

/** Where a card comes to stand: behind another, or first. */
export const MoveServiceCardInput = z.strictObject({ id: Id, afterId: Id.nullable() })

/** What a card said until an edit: who made that edit, when, and which fields it changed (K90). */
export const ServiceCardVersion = z.object({
  version: z.number().int(),
  editedAt: Instant,
  editedBy: z.string(),
  changed: z.array(z.enum(serviceCardFields)),
  fields: ServiceCardFields,
})
export type ServiceCardVersion = z.infer<typeof ServiceCardVersion>

const staff = { access: 'staff', scope: 'all' } as const
const One = z.object({ card: StaffServiceCard })

/** The cards of the catalogue: what everybody sees, and what staff write (spec 1 §3 and §7, K12, T-040 to T-043). */
export const serviceCardCalls = {
  listServiceCards: call(
    { access: 'anyone', scope: 'none', bucket: 'read' },
    'GET /billing/service-cards',
    'List the services that are offered, in order',
  ).output(z.object({ cards: z.array(ServiceCard) })),
  listAllServiceCards: call(
    { ...staff, bucket: 'read' },
    'GET /billing/service-cards/all',
    'List every service card, with what keeps one from being shown',
  ).output(z.object({ cards: z.array(StaffServiceCard) })),
  listServiceCardVersions: call(
    { ...staff, bucket: 'read' },
    'GET /billing/service-cards/{id}/versions',
    'List what a service card said before its last edits, newest first',
  )
    .input(z.strictObject({ id: Id }))
    .output(z.object({ versions: z.array(ServiceCardVersion).max(cardVersionsMost) })),
  createServiceCard: call(
    { ...staff, bucket: 'write', proof: 'recent' },
    'POST /billing/service-cards',
    'Add a service card at the end of the order',
  )
    .input(CreateServiceCardInput)
    .output(One),
  editServiceCard: call(
    { ...staff, bucket: 'write', proof: 'recent' },
    'PATCH /billing/service-cards/{id}',
    'Edit a service card; show it or take it off every page',
  )
    .input(EditServiceCardInput)
    .output(One),
  moveServiceCard: call(
    { ...staff, bucket: 'write' },
    'POST /billing/service-cards/{id}/move',
    'Move a service card behind another, or to the front',
  )
    .input(MoveServiceCardInput)
    .output(z.object({ cards: z.array(StaffServiceCard) })),
}
