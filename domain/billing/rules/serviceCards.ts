import { parseAddress } from '#domain/accounts/rules/webAddress.ts'
import { fieldTexts } from '#domain/accounts/texts/profile.ts'
import type { Currency } from '#domain/currencies.ts'
import { currencies, onlyInEuro, priceText } from '#domain/currencies.ts'
import type { Problem } from '#domain/decision.ts'
import { serviceCardLimits } from '../limits.ts'
import { readAmount } from './amounts.ts'
import type {
  CardLocation,
  CardPlace,
  CtaType,
  ServiceCardField,
  ServiceCardFields,
} from './serviceCardFields.ts'
import { cardLocations, ctaTypes } from './serviceCardFields.ts'
import { serviceCardLabels, serviceCardTexts } from './serviceCardTexts.ts'
import { serviceCatalogue } from './services.ts'

/** A new card before anybody writes on it (spec 1 §3). */
export const serviceCardDefaults: ServiceCardFields = {
  cardId: '',
  title: '',
  subtitle: '',
  description: '',
  priceEurCents: null,
  priceUsdCents: null,
  priceGbpCents: null,
  price: '',
  buttonText: serviceCardTexts.learnMore,
  badgeText: '',
  location: 'main',
  sectionType: 'main',
  ctaType: 'info',
  calendlyUrl: '',
  infoUrl: '',
  isActive: true,
}

/** Hosts that a booking link may lead to (T-043). */
const bookingHosts = ['calendly.com']

/** Whether a link opens a booking calendar we know: https, the host on its list, nobody's name in it (T-043). */
export function isBookingLink(raw: string): boolean {
  const parsed = parseAddress(raw)
  if (parsed?.protocol !== 'https:' || parsed.username !== '' || parsed.password !== '') return false
  return bookingHosts.includes(parsed.hostname) && parsed.origin === `https://${parsed.hostname}`
}

/** Whether an address leads to a page of this site and to no other host. */
export function isOwnAddress(raw: string): boolean {
  return /^\/(?![/\\])[^\s\\]*$/.test(raw)
}

/** The stored action as one of those we know: its words in any order, with spaces; null where a word is unknown (spec 1 §3). */
export function readCtaType(stored: string): CtaType | null {
  const words = new Set(
    stored
      .split(',')
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean),
  )
  if (words.size === 0) return 'info'
  return (
    ctaTypes.find(
      (type) => type.split(',').every((word) => words.has(word)) && type.split(',').length === words.size,
    ) ?? null
  )
}

/** What an action needs, as it is stored: an object, or the same as JSON text; null where it is neither (T-043). */
export function readCtaConfig(stored: unknown): { calendlyUrl: string; infoUrl: string } | null {
  const whole = typeof stored === 'string' ? parsed(stored) : stored
  if (whole === null || typeof whole !== 'object' || Array.isArray(whole)) return null
  const of = (name: string): string | null => {
    const value = name in whole ? Object.getOwnPropertyDescriptor(whole, name)?.value : ''
    return typeof value === 'string' ? value : null
  }
  const [calendlyUrl, infoUrl] = [of('calendly_url'), of('info_url')]
  return calendlyUrl === null || infoUrl === null ? null : { calendlyUrl, infoUrl }
}

function parsed(text: string): unknown {
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const lines = ['title', 'subtitle', 'price', 'buttonText', 'badgeText', 'sectionType'] as const
const prices = ['priceEurCents', 'priceUsdCents', 'priceGbpCents'] as const

/** What is wrong with a card as it would stand, field by field (T-041, T-043). */
export function checkServiceCard(card: ServiceCardFields): readonly Problem[] {
  const problems: Problem[] = []
  const add = (field: ServiceCardField, message: string) => problems.push({ field, message })
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(card.cardId) || card.cardId.length > serviceCardLimits.cardId)
    add(
      'cardId',
      card.cardId === '' ? fieldTexts.required(serviceCardLabels.cardId) : serviceCardTexts.idInvalid,
    )
  for (const field of lines) {
    const text = card[field].trim()
    const label = serviceCardLabels[field]
    const isNeeded = field === 'title' || field === 'buttonText' || field === 'sectionType'
    if (text === '' && isNeeded) add(field, fieldTexts.required(label))
    else if (text.length > serviceCardLimits[field]) add(field, fieldTexts.length(label))
    else if (/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text)) add(field, fieldTexts.content(label))
  }
  if (card.description.length > serviceCardLimits.description)
    add('description', fieldTexts.length(serviceCardLabels.description))
  for (const field of prices) {
    const cents = card[field]
    if (cents !== null && !(Number.isInteger(cents) && cents > 0 && cents <= serviceCardLimits.priceCents))
      add(field, serviceCardTexts.priceInvalid)
  }
  if (!cardLocations.includes(card.location)) add('location', fieldTexts.invalid(serviceCardLabels.location))
  if (ctaTypes.includes(card.ctaType)) problems.push(...checkAction(card))
  else add('ctaType', fieldTexts.invalid(serviceCardLabels.ctaType))
  return problems
}

function checkAction({ ctaType, calendlyUrl, infoUrl }: ServiceCardFields): readonly Problem[] {
  const problems: Problem[] = []
  if (calendlyUrl === '' && ctaType.includes('calendly'))
    problems.push({ field: 'calendlyUrl', message: serviceCardTexts.calendlyMissing })
  else if (calendlyUrl !== '' && (!isBookingLink(calendlyUrl) || calendlyUrl.length > serviceCardLimits.url))
    problems.push({ field: 'calendlyUrl', message: serviceCardTexts.calendlyInvalid })
  if (infoUrl !== '' && (!isOwnAddress(infoUrl) || infoUrl.length > serviceCardLimits.url))
    problems.push({ field: 'infoUrl', message: serviceCardTexts.infoInvalid })
  return problems
}

/** What a card says it costs: the picked currency where it has that price, else euro with a note, else its words, else 'Contact'; never converted (T-040, T-041). */
export function cardPrice(
  card: Pick<ServiceCardFields, 'priceEurCents' | 'priceUsdCents' | 'priceGbpCents' | 'price'>,
  currency: Currency = 'EUR',
): { readonly text: string; readonly note: string } {
  const cents = { EUR: card.priceEurCents, USD: card.priceUsdCents, GBP: card.priceGbpCents }
  const picked = cents[currency]
  if (picked !== null) return { text: priceText(picked, currency), note: '' }
  if (cents.EUR !== null) return { text: priceText(cents.EUR), note: onlyInEuro }
  return { text: card.price.trim() || serviceCardTexts.contact, note: '' }
}

/** What a card's price says in every currency, as attributes of the element that says it (K38). */
export function priceAttributes(
  card: Parameters<typeof cardPrice>[0],
  what: 'text' | 'note',
): Readonly<Record<`data-${string}`, string>> {
  return Object.fromEntries(
    currencies.map((currency) => [`data-${currency.toLowerCase()}`, cardPrice(card, currency)[what]]),
  )
}

/** What pressing a card does; a card that needs payment leads nowhere until it can be paid (T-063). */
export type CardAction =
  | { readonly kind: 'info'; readonly url: string }
  | { readonly kind: 'form' }
  | { readonly kind: 'calendly'; readonly url: string }
  | { readonly kind: 'payment' }

/** The page of all services, for an informing card that names none. */
const servicesPage = '/advisory'

/** The action of a card without problems. */
export function actionOf(card: Pick<ServiceCardFields, 'ctaType' | 'calendlyUrl' | 'infoUrl'>): CardAction {
  if (card.ctaType.includes('stripe')) return { kind: 'payment' }
  if (card.ctaType === 'calendly') return { kind: 'calendly', url: card.calendlyUrl }
  return card.ctaType === 'form' ? { kind: 'form' } : { kind: 'info', url: card.infoUrl || servicesPage }
}

/** Whether a card stands on a page: its own, and for one of the catalogue the home page and that of the services. */
export function isShownAt(location: CardLocation, place: CardPlace): boolean {
  return location === place || (location === 'main' && (place === 'home' || place === 'services'))
}

/** A card in its place of the order. */
export type ListedCard = { readonly id: string; readonly positionOrder: number } & ServiceCardFields

const { strategySession, monthlyRetainer, equityPartnership } = serviceCatalogue

/** The catalogue's own services as cards: what a new database begins with, and what is shown while no card can be read (T-212). */
export const catalogueCards: readonly ListedCard[] = [
  {
    ...serviceCardDefaults,
    id: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4a01',
    positionOrder: 1,
    cardId: 'strategy-session',
    title: strategySession.label,
    subtitle: strategySession.unit,
    description:
      'For one question that will not wait. You leave with a decision; the report follows with its actions.',
    priceEurCents: strategySession.priceCents,
    buttonText: 'Ask for this session',
    ctaType: 'form',
  },
  {
    ...serviceCardDefaults,
    id: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4a02',
    positionOrder: 2,
    cardId: 'monthly-retainer',
    title: monthlyRetainer.label,
    subtitle: monthlyRetainer.unit,
    description:
      'For the questions that come back. Sessions at a steady pace with one advisor who knows what was decided before.',
    priceEurCents: monthlyRetainer.priceCents,
    buttonText: 'Ask about the retainer',
    ctaType: 'form',
  },
  {
    ...serviceCardDefaults,
    id: '5e1f0c2a-8b1d-4c57-9a43-0d6f1b7e4a03',
    positionOrder: 3,
    cardId: 'equity-partnership',
    title: equityPartnership.label,
    subtitle: equityPartnership.unit,
    description:
      'For ventures built together. Entered after working side by side first, never as the opening offer.',
    price: equityPartnership.price,
    infoUrl: '/ventures',
  },
]

/** A typed price in whole cents; null for nothing, NaN for what is none. */
export const centsOf = (typed: string): number | null =>
  typed.trim() === '' ? null : (readAmount(typed) ?? Number.NaN)

/** Cents as they are typed: '495', '9.99'. */
export function amountOf(cents: number | null): string {
  if (cents === null || Number.isNaN(cents)) return ''
  return cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2)
}
