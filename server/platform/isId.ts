import { Id } from '#contract/fields.ts'

/** Whether a part of an address or a token can be a row's id: what is none is never asked of the database. */
export const isId = (text: string): boolean => Id.safeParse(text).success
