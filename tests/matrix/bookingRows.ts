import { hashToken } from '#server/platform/signInCookie.ts'
import { isDemo, names } from './cast.ts'
import type { Put } from './rowKinds.ts'
import { ago, day, label } from './rowKinds.ts'

const hour = 3_600_000

/** The secret of a booking link that somebody made, as it would stand in an email. */
export const linkToken = (madeBy: string) => `booking-token-of-${madeBy}-0000000000`

/** Hours of advisors whom nobody can book, and of everybody a held time, a credit and a link. */
export async function seedBooking(put: Put): Promise<void> {
  await put('availability', ({ name, id }) =>
    name === 'advisor' || name === 'staffAssigned'
      ? [
          {
            advisor_id: id,
            is_open: false,
            time_zone: 'UTC',
            hours: [],
            buffer_before: 0,
            buffer_after: 0,
            notice_hours: 0,
            horizon_days: 60,
            daily_maximum: 4,
            version: 1,
          },
        ]
      : [],
  )
  await put('availability_exceptions', ({ name, id }) =>
    name === 'staffAssigned' ? [{ advisor_id: id, day: '2030-01-01', hours: [] }] : [],
  )
  await put('slot_holds', ({ name, id, ids, advisor }) => [
    {
      id: ids.hold,
      user_id: id,
      advisor_id: advisor,
      service: 'sprint',
      start_time: ago(-20 * day - names.indexOf(name) * 2 * hour),
      end_time: ago(-20 * day - names.indexOf(name) * 2 * hour - hour),
      expires_at: ago(-hour / 6),
    },
  ])
  await put('session_credits', ({ name, id, ids, advisor }) => [
    {
      id: ids.credit,
      user_id: id,
      service: 'sprint',
      source: 'staff',
      reason: label(name, 'credit'),
      granted_by: advisor,
    },
  ])
  await put('booking_links', ({ name, id, ids, advisor }) =>
    isDemo(name)
      ? []
      : [
          {
            id: ids.bookingLink,
            token_hash: hashToken(`booking:${linkToken(name)}`),
            service: 'sprint',
            advisor_id: advisor,
            for_email: `${name}@links.example`,
            created_by: id,
            expires_at: ago(-9 * day),
          },
        ],
  )
}
