import { expect, it } from 'vitest'
import { catalogueCards } from '#domain/billing/rules/serviceCards.ts'
import { bookedService } from './bookedService.ts'

it('a card leads to the session of its name, unless staff gave it another way', () => {
  const booked = catalogueCards.map((card) => [card.cardId, bookedService(card)])
  expect(booked).toEqual([
    ['strategy-session', 'strategy'],
    ['monthly-retainer', null],
    ['equity-partnership', null],
  ])
  const [strategy] = catalogueCards
  if (!strategy) throw new Error('unreachable: the catalogue has cards')
  expect(
    bookedService({ ...strategy, ctaType: 'calendly', calendlyUrl: 'https://calendly.com/jul' }),
  ).toBeNull()
})
