import type { VisitorKind } from '../types.ts'

/** What a visitor reads once what they sent is stored; exact where the specification gives it (spec 3 §8, T-155). */
export const sentTexts: Readonly<Record<VisitorKind, { readonly title: string; readonly next: string }>> = {
  contact: {
    title: 'Your message is with us',
    next: 'A person answers within two working days, by email to the address you gave.',
  },
  partnership: {
    title: 'Partnership request submitted successfully!',
    next: 'A partner of the firm reads it and answers within five working days, by email to the address you gave.',
  },
  advisory: {
    title: 'Advisory request submitted successfully!',
    next: 'An advisor reads your question and answers within two working days: with a time, or with whom else to ask.',
  },
  application: {
    title: 'Application submitted successfully!',
    next: 'Two of us read it, each on their own, and you get a reasoned answer within ten working days.',
  },
  ecosystem: {
    title: 'Your application is with us',
    next: 'We write to you within five working days, and to your references only after we have told you.',
  },
  disclosure: {
    title: 'Your report is with us',
    next: 'A person confirms within two working days that it arrived and could be read.',
  },
}

/** What the page that a form leads to says of what was sent, for as long as its link shows it. */
export const sentMessageTexts = {
  due: (day: string) => `You hear from us by ${day}.`,
  body: 'You wrote',
} as const
