/** Texts of booking that the specification fixes, exact (spec 2 §2, §4, §5, §8; T-064, T-156, T-218). */
export const bookingTexts = {
  steps: ['Select Service', 'Session Details', 'Payment & Booking', 'Confirmation'],
  focusMissing: 'Please select a session type',
  failed: 'Failed to process booking. Please try again.',
  booked: 'Strategy session booked successfully!',
  payForInstructions: 'Complete payment to receive your booking instructions via email',
} as const

/** What people read about a field of booking that cannot be stored so. */
export const bookingFieldTexts = {
  zone_unknown: 'Choose a time zone, such as Europe/Berlin.',
  half_hours: 'Use full or half hours.',
  hours_end: 'The end must be after the start.',
  hours_overlap: 'These hours overlap others of the same day.',
  day_invalid: 'Choose a day.',
  day_past: 'This day is over.',
  time_skipped: 'The clocks go forward on this day: this time does not exist.',
  time_doubled: 'The clocks go back on this day: this time comes twice.',
  time_past: 'Choose a time that is still to come.',
  not_bookable: 'Choose an advisor who can be booked.',
  meeting_url_invalid: 'Use a meeting link that starts with https://.',
  expiry_past: 'Choose a day that is still to come.',
} as const
