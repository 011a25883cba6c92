import type { ServiceCard, ServiceCardVersion, StaffServiceCard } from '#contract/billing/serviceCards.ts'
import { ServiceCardFields as CardFields } from '#contract/billing/serviceCards.ts'
import { accountUiTexts } from '#domain/accounts/texts/screens.ts'
import type { ServiceCardField, ServiceCardFields } from '#domain/billing/rules/serviceCardFields.ts'
import { cardLocations } from '#domain/billing/rules/serviceCardFields.ts'
import { checkServiceCard, readCtaConfig, readCtaType } from '#domain/billing/rules/serviceCards.ts'
import { serviceCardTexts } from '#domain/billing/rules/serviceCardTexts.ts'
import type { Problem } from '#domain/decision.ts'
import { pick } from '#server/platform/pick.ts'
import type { CardRow, OfferedRow } from './cardRow.ts'

/** A stored card as the fields of a form; what cannot be read stands at its default, and among the problems (T-043). */
export function readCard(row: OfferedRow): { fields: ServiceCardFields; problems: readonly Problem[] } {
  const ctaType = readCtaType(row.ctaType)
  const config = readCtaConfig(row.ctaConfig)
  const location = cardLocations.find((each) => each === row.location)
  const fields: ServiceCardFields = {
    ...pick(row, 'cardId', 'title', 'subtitle', 'description', 'priceEurCents', 'priceUsdCents'),
    ...pick(row, 'priceGbpCents', 'price', 'buttonText', 'badgeText', 'sectionType', 'isActive'),
    location: location ?? 'main',
    ctaType: ctaType ?? 'info',
    calendlyUrl: config?.calendlyUrl ?? '',
    infoUrl: config?.infoUrl ?? '',
  }
  const unread: Problem[] = []
  if (!ctaType || !config) unread.push({ field: 'ctaType', message: serviceCardTexts.configInvalid })
  if (!location) unread.push({ field: 'location', message: serviceCardTexts.placeUnknown })
  return { fields, problems: [...unread, ...checkServiceCard(fields)] }
}

/** The cards that everybody sees: those with nothing wrong (T-043). */
export function presentCards(rows: readonly OfferedRow[]): ServiceCard[] {
  return rows.flatMap((row) => {
    const { fields, problems } = readCard(row)
    return problems.length > 0 ? [] : [{ ...fields, id: row.id, positionOrder: row.positionOrder }]
  })
}

export function presentStaffCard(row: CardRow): StaffServiceCard {
  const { fields, problems } = readCard(row)
  return {
    ...fields,
    id: row.id,
    positionOrder: row.positionOrder,
    version: row.version,
    updatedAt: row.updatedAt.toISOString(),
    problems: [...problems],
  }
}

export type VersionRow = {
  version: number
  fields: unknown
  changed: ServiceCardField[]
  editedAt: Date
  editedBy: string | null
}

/** Versions as the form can take them back; one that a later rule no longer takes, such as of a place that is gone, is left out. */
export function presentVersions(rows: readonly VersionRow[]): ServiceCardVersion[] {
  return rows.flatMap(({ fields, editedAt, editedBy, ...row }) => {
    const read = CardFields.safeParse(fields)
    if (!read.success) return []
    const who = editedBy ?? accountUiTexts.somebody
    return [{ ...row, fields: read.data, editedAt: editedAt.toISOString(), editedBy: who }]
  })
}
