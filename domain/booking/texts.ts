import { entryRefusals } from '#domain/accounts/texts/entryRefusals.ts'
import { sessionRefusals } from '#domain/sessions/texts.ts'
import { bookingLimits } from './limits.ts'

/** Texts of booking that the specification fixes, exact (spec 2 §2, §4, §5, §8; T-064, T-156, T-218). */
export const bookingTexts = {
  steps: ['Select Service', 'Session Details', 'Payment & Booking', 'Confirmation'],
  focusMissing: 'Please select a session type',
  failed: 'Failed to process booking. Please try again.',
  booked: 'Strategy session booked successfully!',
} as const

/** Said next to hours that somebody else stored first; the form then holds both. */
export const hoursOvertaken =
  'Somebody else changed these hours in the meantime. Yours are still here: saving again stores them over theirs.'

/** What is said of a booking inside the free hours, before it is made and in its email (T-075). */
export const bookedLate = `It's less than ${bookingLimits.freeHours} hours until the start: it can no longer be cancelled free of charge, and the credit won't come back.`

/** What a person reads when something of booking is refused; keyed by the reason of the permission or conflict. */
export const bookingRefusals = {
  ...entryRefusals,
  not_yours: 'Session not found',
  demo_member: "A demo account can't book sessions.",
  plan_missing: "Your plan doesn't include this.",
  slot_taken: 'Somebody else has just taken this time.',
  not_offered: 'This time is not open for booking.',
  hold_gone: `This time was held for ${bookingLimits.holdMinutes} minutes and is free again. Choose a time.`,
  credit_spent: 'This credit is already spent.',
  credit_revoked: 'This credit was taken back.',
  credit_expired: 'This credit has expired.',
  credit_elsewhere: 'This credit is for another session or another advisor.',
  text_changed: 'The text of the consent has changed. Read it again.',
  too_many_guests: "You can't ask any more people for this session.",
  not_scheduled: 'Only a scheduled session can be changed this way.',
  kept_in_calendly: "You booked this in Calendly. Move or cancel it with the links in Calendly's email.",
  already_started: 'This session has already started.',
  move_window_closed: `You can move a session until ${bookingLimits.freeHours} hours before the start. To move it later, contact your advisor.`,
  no_moves_left: "You've moved this session twice. To move it again, contact your advisor.",
  cancel_late: `It's less than ${bookingLimits.freeHours} hours until the start: the credit won't come back.`,
  cancel_window_closed: sessionRefusals.cancel_window_closed,
  link_used: 'This booking link has already been used.',
  link_expired: 'This booking link has expired. Ask for a new one.',
  link_revoked: 'This booking link was withdrawn. Ask for a new one.',
  link_foreign: 'This booking link is for another email address.',
  not_staff: 'Only staff can do this.',
  not_manager: 'This needs the right to manage sessions.',
  not_assigned: "You aren't this member's advisor.",
  own_account: "You can't give credits to yourself.",
  availability_changed: 'Somebody else changed these hours in the meantime.',
  calendly_not_configured: 'Set CALENDLY_TOKEN and CALENDLY_SIGNING_KEY first.',
  not_started: 'This session has not started yet.',
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
  range_too_long: 'Choose two weeks at most.',
  time_past: 'Choose a time that is still to come.',
  not_bookable: 'Choose an advisor who can be booked.',
  meeting_url_invalid: 'Use a meeting link that starts with https://.',
  expiry_past: 'Choose a day that is still to come.',
} as const
