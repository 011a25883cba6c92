import { nobody } from './tableRule.ts'

/** Who reaches which row of what people ask of us about their data. */
export const privacyTableRules = {
  data_requests: {
    owner: 'user_id',
    touch: 'progress',
    select: ['member', 'self', 'jobs'],
    insert: ['member', 'self'],
    update: ['jobs'],
    delete: ['jobs'],
  },
  deletion_requests: {
    owner: null,
    touch: 'email',
    select: ['staff+demo', 'jobs'],
    insert: nobody,
    update: nobody,
    delete: ['jobs'],
  },
  erased_people: {
    owner: null,
    touch: 'erased_at',
    select: ['jobs'],
    insert: ['jobs'],
    update: nobody,
    delete: nobody,
  },
  processing_acceptances: {
    owner: 'user_id',
    touch: 'position',
    select: ['member', 'staff'],
    insert: ['member'],
    update: nobody,
    delete: nobody,
  },
  retention_choices: {
    owner: 'user_id',
    touch: 'months',
    select: ['member', 'self'],
    insert: ['member', 'self'],
    update: ['member', 'self'],
    delete: nobody,
  },
  retention_runs: {
    owner: null,
    touch: 'erased',
    select: ['admin', 'jobs'],
    insert: ['jobs'],
    update: ['jobs'],
    delete: nobody,
  },
  audit_cuts: {
    owner: null,
    touch: 'seal',
    select: ['admin', 'jobs'],
    insert: nobody,
    update: nobody,
    delete: nobody,
  },
} as const
