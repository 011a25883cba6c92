import type { Events } from '#domain/eventClass.ts'

/** What can happen to what a member has done of the playbook, in the past tense (4.12.13). */
export const learningEvents = {
  'lesson.finished': 'user_action.low',
  'lesson.reopened': 'user_action.low',
} as const satisfies Events
