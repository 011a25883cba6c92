import type { SiteTextFields } from '../types.ts'
import type { TextKind } from './textFields.ts'
import { linesOf, pictureFields, slugField, wordsOf } from './textFields.ts'

/** What a visitor can do on a landing page itself: press its button, or fill in a form that the site has elsewhere too (K07). */
export const landingActs = [
  { value: 'button', label: 'Press the button' },
  { value: 'contact', label: 'Write to us' },
  { value: 'console', label: 'Join the waitlist of the console' },
  { value: 'membership', label: 'Join the waitlist of the membership' },
  { value: 'yelmail', label: 'Join YELMail' },
] as const
/** Which form stands on a landing page. */
export type LandingForm = Exclude<(typeof landingActs)[number]['value'], 'button'>

/** A landing page: one campaign, one offer, one act (K07). */
export const landingKind: TextKind = {
  one: 'Landing page',
  many: 'Landing pages',
  title: 'headline',
  pathOf: (fields) => landingPath(wordsOf(fields, 'slug')),
  start: { act: 'button', actionLabel: 'Ask for a session', actionHref: '/advisory/request' },
  fields: [
    slugField('Address', 'Behind /landing/'),
    { name: 'headline', label: 'Headline', shape: 'line', most: 120 },
    { name: 'lead', label: 'Lead', shape: 'prose', most: 400 },
    {
      name: 'points',
      label: 'Why it is worth it',
      shape: 'lines',
      most: 2_000,
      mostLines: 12,
      isOptional: true,
      hint: 'One a line, with its source where it is a figure.',
    },
    { name: 'offerTitle', label: 'Offer', shape: 'line', most: 120 },
    { name: 'offerText', label: 'Offer in words', shape: 'prose', most: 1_000, isOptional: true },
    {
      name: 'act',
      label: 'What a visitor does here',
      shape: 'choice',
      most: 20,
      options: landingActs,
      isOptional: true,
      hint: 'A form stands on the page until the last day, and the button leads to it.',
    },
    { name: 'actionLabel', label: 'Button', shape: 'line', most: 60 },
    {
      name: 'actionHref',
      label: 'Where the button leads',
      shape: 'link',
      most: 300,
      hint: 'A page of this site, or https://. Not used where the page has a form.',
    },
    ...pictureFields,
    { name: 'endsOn', label: 'Last day', shape: 'day', most: 10, isOptional: true },
  ],
}

/** The address of a landing page. */
export const landingPath = (slug: string): `/${string}` => `/landing/${slug}`

/** The lines that speak for the offer, without empty ones. */
export const pointsOf = (fields: SiteTextFields): readonly string[] => linesOf(wordsOf(fields, 'points'))

/** The form of a landing page; null where its button is all there is. */
export function formOf(fields: SiteTextFields): LandingForm | null {
  const act = landingActs.find(({ value }) => value === wordsOf(fields, 'act'))?.value ?? 'button'
  return act === 'button' ? null : act
}

/** Whether the offer is over: the last day counts whole, by the clock of the server (UTC). */
export function isOver(fields: SiteTextFields, today: string): boolean {
  const endsOn = wordsOf(fields, 'endsOn')
  return endsOn !== '' && endsOn < today
}
