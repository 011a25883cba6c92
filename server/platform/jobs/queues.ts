/**
 * Every queue, and how often its work is tried. Names are feature.verbNoun. A worker that was killed
 * stops its heartbeat, and the work goes to another within half a minute.
 */
export const queues = {
  'mail.send': {
    // Doubling to an hour and then hourly: an outage of a night, or a password that was changed, loses no email.
    retryLimit: 36,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    // Longer than any hand-over whose every answer comes just in time (sendMail.ts): another try while it runs mails twice.
    expireInSeconds: 300,
    heartbeatSeconds: 10,
  },
  'consent.tellAdvisor': {
    retryLimit: 8,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 3_600,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
  },
  'minutes.draft': {
    retryLimit: 5,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 300,
    // A long talk asks a model part by part; a worker that died is noticed by its heartbeat, not by this.
    expireInSeconds: 1_800,
    heartbeatSeconds: 10,
  },
  'minutes.transcribe': {
    retryLimit: 5,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    // Four hours of talk, a minute at a time.
    expireInSeconds: 14_400,
    heartbeatSeconds: 10,
  },
  'minutes.fetchRecording': {
    retryLimit: 8,
    retryDelay: 10,
    retryBackoff: true,
    retryDelayMax: 600,
    expireInSeconds: 3_600,
    heartbeatSeconds: 10,
  },
  'minutes.connectDrive': {
    retryLimit: 2,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 30,
    expireInSeconds: 60,
    heartbeatSeconds: 10,
  },
  'minutes.checkDrive': {
    retryLimit: 2,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 60,
    expireInSeconds: 300,
    heartbeatSeconds: 10,
  },
  'privacy.export': {
    retryLimit: 3,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    expireInSeconds: 600,
    heartbeatSeconds: 10,
  },
} as const

export type QueueName = keyof typeof queues
/** Where work ends up that failed every time; staff see it and may send it back. */
export const DEAD_LETTERS = 'dead.letters'
