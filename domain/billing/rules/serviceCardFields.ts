/** Where a service card stands: `main` is the catalogue itself, any other a page of the site (spec 1 §3, spec 3 §3). */
export const cardLocations = ['main', 'home', 'founders', 'investors', 'ventures', 'services'] as const
export type CardLocation = (typeof cardLocations)[number]

/** The pages of the site that show service cards. */
export type CardPlace = Exclude<CardLocation, 'main'>

/** What pressing a service card does, as it is stored: a payment may lead on to a calendar (spec 1 §3, T-063). */
export const ctaTypes = ['info', 'form', 'calendly', 'stripe', 'stripe,calendly'] as const
export type CtaType = (typeof ctaTypes)[number]

/** What staff write on a service card; prices are whole cents, null where a currency has none (spec 1 §3, T-041). */
export type ServiceCardFields = {
  readonly cardId: string
  readonly title: string
  readonly subtitle: string
  readonly description: string
  readonly priceEurCents: number | null
  readonly priceUsdCents: number | null
  readonly priceGbpCents: number | null
  /** Words in place of a price; numbers come from the three above (T-041). */
  readonly price: string
  readonly buttonText: string
  readonly badgeText: string
  readonly location: CardLocation
  readonly sectionType: string
  readonly ctaType: CtaType
  /** The booking page of a card that leads to a calendar, else empty. */
  readonly calendlyUrl: string
  /** The page that an informing card leads to, else empty for the page of all services. */
  readonly infoUrl: string
  readonly isActive: boolean
}

/** One of its fields. */
export type ServiceCardField = keyof ServiceCardFields

/** Every field of a service card that can be edited, in the order of its form. */
export const serviceCardFields = [
  'cardId',
  'title',
  'subtitle',
  'description',
  'priceEurCents',
  'priceUsdCents',
  'priceGbpCents',
  'price',
  'buttonText',
  'badgeText',
  'location',
  'sectionType',
  'ctaType',
  'calendlyUrl',
  'infoUrl',
  'isActive',
] as const satisfies readonly ServiceCardField[]
