/**
 * What an event is and how grave in itself, whoever did it (spec 1 §3). Security: who may what, and what was suspected. Auth:
 * getting in and out. Data access: what left, came or was erased as a whole. Everything else is somebody's work.
 */
export type EventClass = `${'security' | 'auth' | 'data_access' | 'user_action'}.${'low' | 'medium' | 'high'}`

/** What can happen in one feature, each in the past tense with its class; audit rows and live events use the same words (4.12.13). */
export type Events = Readonly<Record<string, EventClass>>
