import { z } from 'zod'

/** A row's id: uuid v4, made by whoever creates the row, so that a retry is the same row; in lower case, as it is stored. */
export const Id = z.uuid({ version: 'v4' }).toLowerCase()

/** An instant in UTC as ISO 8601 text. */
export const Instant = z.iso.datetime({ offset: true })

/** A calendar day without a zone, `2026-11-20`. */
export const Day = z.iso.date()

/** Text a person typed: no NUL (PostgreSQL cannot store it) and no lone surrogate (JSON cannot carry it). */
export const Text = (maximum: number, minimum = 0) =>
  z
    .string()
    .min(minimum)
    .max(maximum)
    .refine(
      (text) => !text.includes('\u0000') && text.isWellFormed(),
      'This text contains an unsupported character.',
    )

/** The same on one line: a name, a title, a label (4.13.17). */
export const Line = (maximum: number, minimum = 0) =>
  Text(maximum, minimum).refine((text) => !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(text), 'Write this on one line.')

/** Where a list goes on: an opaque cursor made by the server, valid for the same list only. */
// Some name the text that a list is ordered by: two names of 100 characters are four times as long when packed.
export const Cursor = z.string().max(2_000)

/** The server's answer to one `can…`: what a button shows when it is not allowed (architecture §3). */
export const Answer = z.object({ ok: z.boolean(), reason: z.string().nullable() })
