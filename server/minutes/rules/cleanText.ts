const openings =
  /^(?:(?:um+|uh+|erm?|ah|oh|hmm+|mhm)\b[,.…]*|(?:so|and|but)(?:,| (?!that\b|far\b|many\b|much\b|long\b|on\b))|(?:well|okay|ok|yeah|yes|yep|right|all right|alright|now|look|listen|sure|great|good|perfect|thanks|thank you|exactly|fine|i mean|you know|actually|basically|honestly|anyway|of course|absolutely|cool|then),)\s*/i

/** Words that people double and mean. */
const kept = /^(?:very|really|so|much|many|no|had|that|far|long|\d+)$/i

/**
 * Light clean-up of a spoken sentence: fillers and doubled small words go, the first character is upper case. Nothing is
 * ever added: the words that remain are the words that were said, in their order.
 */
export function cleanText(spoken: string): string {
  let text = spoken.replace(/\s+/g, ' ').trim()
  for (let before = ''; before !== text; ) {
    before = text
    text = text.replace(openings, '')
  }
  text = text
    .replace(/,\s*(?:um+|uh+|erm|you know|i mean)(?=,)/gi, '')
    .replace(/\s*\b(?:um+|uh+|erm)\b[,…]*/gi, '')
    .replace(/\b(the|a|an|i|we|to|of|in|and|is|it|that|for)(?: \1\b)+/gi, '$1')
    .replace(/\b(\p{L}+(?: \p{L}+)?),? \1\b(?!['’])/giu, (said, once: string) =>
      kept.test(once) ? said : once,
    )
    .replace(/,\s*(?:like|I mean|you know|sort of|kind of|well),(?=\s)/gi, '')
    .replace(/^[\s,;:–-]+/, '')
    .replace(/(?:,? (?:and|so|but|or|because|then|like))?\s*(?:…|\.\.\.)+$/i, '…')
    .trim()
  const clean = text === '' ? spoken.trim() : text
  return clean.replace(/^\p{Ll}/u, (character) => character.toUpperCase())
}
