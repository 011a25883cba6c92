/**
 * A kind of event in words: 'card.made_from_line' is 'Card made from line', and of a refusal the call that was
 * refused, 'board.editCard', is 'Board edit card' (K34).
 */
export function eventName(kind: string): string {
  const words = kind
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
