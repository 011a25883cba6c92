import type { Rate } from '#domain/accounts/rules/rate.ts'

/** A rate of the domain as the shared buckets of PostgreSQL take it: how many, and in how long. */
export const bucketOf = ({ limit, windowMs }: Rate): [limit: number, window: string] => [
  limit,
  `${windowMs / 1000} seconds`,
]
