import type { SiteTextFields } from '../types.ts'
import type { TextKind } from './textFields.ts'
import { linesOf, pictureFields, slugField, wordsOf } from './textFields.ts'

/** A landing page: one campaign, one offer, one act (K07). */
export const landingKind: TextKind = {
  one: 'Landing page',
  many: 'Landing pages',
  title: 'headline',
  pathOf: (fields) => landingPath(wordsOf(fields, 'slug')),
  start: { actionLabel: 'Ask for a session', actionHref: '/advisory/request' },
  fields: [
    slugField('Address', 'Behind /landing/'),
    { name: 'headline', label: 'Headline', shape: 'line', most: 120 },
    { name: 'lead', label: 'Lead', shape: 'prose', most: 400 },
    {
      name: 'points',
      label: 'What speaks for it',
      shape: 'lines',
      most: 2_000,
      mostLines: 12,
      isOptional: true,
      hint: 'One a line, with its source where it is a figure.',
    },
    { name: 'offerTitle', label: 'Offer', shape: 'line', most: 120 },
    { name: 'offerText', label: 'Offer in words', shape: 'prose', most: 1_000, isOptional: true },
    { name: 'actionLabel', label: 'Button', shape: 'line', most: 60 },
    {
      name: 'actionHref',
      label: 'Where the button leads',
      shape: 'link',
      most: 300,
      hint: 'A page of this site, or https://',
    },
    ...pictureFields,
    { name: 'endsOn', label: 'Last day', shape: 'day', most: 10, isOptional: true },
  ],
}

/** The address of a landing page. */
export const landingPath = (slug: string): `/${string}` => `/landing/${slug}`

/** The lines that speak for the offer, without empty ones. */
export const pointsOf = (fields: SiteTextFields): readonly string[] => linesOf(wordsOf(fields, 'points'))

/** Whether the offer is over: the last day counts whole, by the clock of the server (UTC). */
export function isOver(fields: SiteTextFields, today: string): boolean {
  const endsOn = wordsOf(fields, 'endsOn')
  return endsOn !== '' && endsOn < today
}
