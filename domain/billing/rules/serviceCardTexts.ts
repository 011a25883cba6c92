import type { CardLocation, CtaType, ServiceCardField } from './serviceCardFields.ts'

/** Texts of service cards, exact as specified where the specification has them (spec 1 §3, spec 2 §8, T-040, T-043). */
export const serviceCardTexts = {
  learnMore: 'Learn More',
  contact: 'Contact',
  bookingOpens: 'Opening booking calendar...',
  bookingFailed: 'Failed to open booking calendar',
  needsPayment: "Needs payment, which can't be made online yet.",
  askInstead: 'Ask about it',
  /** In place of the button's own words for whoever has a credit (T-048). */
  book: 'Book this session',
  /** After the words of a button, for whoever does not see which service it stands below. */
  ofService: (title: string) => `, ${title}`,
  title: 'Services',
  created: 'Service added',
  updated: 'Service saved',
  moved: 'Order saved',
  failed: 'Failed to save service. Please try again.',
  none: 'No services to show',
  idInvalid: 'Use lower-case letters, digits and hyphens',
  idTaken: 'Another service has this id',
  priceInvalid: 'Write an amount such as 495 or 9.99',
  calendlyMissing: 'A booking link is required',
  calendlyHint:
    "https://calendly.com/… A card with the ID strategy-session, strategic-sprint or retainer-session is also where 'Book a session' leads members who have no credit.",
  calendlyInvalid: 'Use a link that begins with https://calendly.com/',
  infoInvalid: 'Use an address of this site that begins with /',
  placeUnknown: 'The stored place is none of this site. Choose one.',
  configInvalid: 'The stored action cannot be read. Write it anew.',
  full: 'There are 200 services already. Take one that is not shown and write it anew.',
} as const

/** What each field of a service card is called, in its errors too. */
export const serviceCardLabels: Readonly<Record<ServiceCardField, string>> = {
  cardId: 'Id',
  title: 'Title',
  subtitle: 'Subtitle',
  description: 'Description',
  priceEurCents: 'Price in EUR',
  priceUsdCents: 'Price in USD',
  priceGbpCents: 'Price in GBP',
  price: 'Words in place of a price',
  buttonText: 'Button',
  badgeText: 'Badge',
  location: 'Place',
  sectionType: 'Section',
  ctaType: 'Action',
  calendlyUrl: 'Booking link',
  infoUrl: 'Page',
  isActive: 'Shown',
}

/** What each place of a service card is called. */
export const cardLocationNames: Readonly<Record<CardLocation, string>> = {
  main: 'Catalogue',
  home: 'Home page',
  founders: 'Founders page',
  investors: 'Investors page',
  ventures: 'Ventures page',
  services: 'Services page',
}

/** What each action of a service card is called. */
export const ctaTypeNames: Readonly<Record<CtaType, string>> = {
  info: 'Opens a page',
  form: 'Asks for it',
  calendly: 'Opens a booking calendar',
  stripe: 'Needs payment',
  'stripe,calendly': 'Needs payment, then opens a booking calendar',
}
