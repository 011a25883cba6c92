/**
 * A kind of event in words: 'card.made_from_line' is 'Card made from line', and of a refusal the call that was
 * refused, 'board.editCard', is 'Edit card': its noun says whose it is (K34).
 */
export function eventName(kind: string): string {
  const words = (/^[a-z]+\.([a-z]+[A-Z]\w*)$/.exec(kind)?.[1] ?? kind)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[._\s]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
