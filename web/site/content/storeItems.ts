import type { storePrices } from '#domain/content/rules/resources.ts'

/** What can be had in the store, as the site is built; staff change it under 'Content' (K90). */
type BuiltItem = {
  readonly slug: string
  readonly title: string
  readonly text: string
  readonly price: (typeof storePrices)[number]['value']
  /** Where more is said of it. */
  readonly link: string
}

/** In the order of the page. */
export const storeItems: readonly BuiltItem[] = [
  {
    slug: 'strategy-session',
    title: 'Strategy Session',
    text: 'Ninety minutes with one advisor on one question, and a written report in which every decision and action stands with the sentence it rests on. You have it once the advisor has approved it, as a rule within two working days.',
    price: 'session',
    link: '/advisory',
  },
  {
    slug: 'monthly-retainer',
    title: 'Monthly Retainer',
    text: 'A session every month and answers in between, with the same advisor. It runs month by month and ends with the month in which you cancel.',
    price: 'retainer',
    link: '/pricing#services',
  },
  {
    slug: 'capital-readiness-report',
    title: 'Capital readiness report',
    text: 'A reading of your company along eight sides by two assessors, with the evidence for each and what blocks the next level. Tell us about your company, and we answer with a price and a date.',
    price: 'agreement',
    link: '/sample-readiness-report',
  },
  {
    slug: 'templates-and-guides',
    title: 'Templates and guides',
    text: 'The guides, forms and lessons on this site cost nothing and ask for no address. Templates made for members are part of their plan.',
    price: 'free',
    link: '/resources',
  },
]
