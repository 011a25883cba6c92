/**
 * Whole cents of an amount as people type it: '495', '9.99', '9,99', '€1,995', '15 000.5'. Commas stand between thousands or before
 * the cents; null where it is no amount.
 */
export function readAmount(typed: string): number | null {
  const text = typed.replaceAll(/[\s'€$£]/g, '')
  const [, whole = '', part = ''] = /^(\d+|\d{1,3}(?:,\d{3})+)(?:[.,](\d{1,2}))?$/.exec(text) ?? []
  const digits = whole.replaceAll(',', '')
  return digits === '' || digits.length > 12 ? null : Number(digits) * 100 + Number(part.padEnd(2, '0'))
}
