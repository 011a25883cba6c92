import { expect, it } from 'vitest'
import { bookingTexts } from './texts.ts'

it('keeps the exact texts of the specification for booking (spec 2 §2, §5, §8; T-156)', () => {
  expect(bookingTexts).toEqual({
    steps: ['Select Service', 'Session Details', 'Payment & Booking', 'Confirmation'],
    focusMissing: 'Please select a session type',
    failed: 'Failed to process booking. Please try again.',
    booked: 'Strategy session booked successfully!',
  })
})
