import type { serviceCards } from '../tables.ts'

export type CardRow = typeof serviceCards.$inferSelect
/** A card as everybody may read it. */
export type OfferedRow = Omit<CardRow, 'version' | 'createdAt' | 'updatedAt'>
