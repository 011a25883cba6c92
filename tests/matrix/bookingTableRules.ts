import type { TableRule } from './tableRule.ts'
import { nobody } from './tableRule.ts'

/** Who reaches what sessions are booked by: hours, times that are taken, links and credits. */
export const bookingTableRules: Readonly<Record<string, TableRule>> = {
  availability: {
    owner: null,
    touch: 'is_open',
    select: ['staff+demo'],
    insert: ['named', 'manager+demo', 'admin'],
    update: ['named', 'manager+demo', 'admin'],
    delete: nobody,
  },
  availability_exceptions: {
    owner: null,
    touch: 'hours',
    select: ['staff+demo'],
    insert: ['named', 'manager+demo', 'admin'],
    update: ['named', 'manager+demo', 'admin'],
    delete: ['named', 'manager+demo', 'admin'],
  },
  slot_holds: {
    owner: 'user_id',
    touch: 'expires_at',
    select: ['member', 'staff+demo', 'jobs'],
    insert: nobody,
    update: nobody,
    delete: ['member', 'self', 'jobs'],
  },
  taken_times: {
    owner: null,
    touch: 'during',
    select: ['staff+demo', 'jobs'],
    insert: nobody,
    update: nobody,
    delete: nobody,
  },
  booking_links: {
    owner: 'created_by',
    touch: 'revoked_at',
    select: ['staff+demo'],
    insert: ['self'],
    update: ['self', 'manager+demo', 'admin'],
    delete: nobody,
  },
  session_credits: {
    owner: 'user_id',
    touch: 'revoked_at',
    select: ['member', 'self', 'advisor', 'director'],
    insert: ['advisor', 'director'],
    update: ['advisor', 'director'],
    delete: nobody,
  },
}
