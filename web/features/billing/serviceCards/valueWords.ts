import { amountOf } from '#domain/billing/rules/serviceCards.ts'

/** A value of a card as people read it where two of it stand next to each other. */
export function valueWords(value: string | number | boolean | null | undefined): string {
  if (typeof value === 'number') return amountOf(value)
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  return value ?? ''
}
