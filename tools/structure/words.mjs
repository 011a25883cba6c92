import own from './ownWords.json' with { type: 'json' }

const word = new RegExp(`(?<![a-z])(${own.words})s?(?![a-z])`, 'i')

/** The first metaphor of our own in a file, its path included; ownWords.json lists them, and where they are right. */
export function wordTrouble(path, text) {
  let rest = `${path}\n${text}`
  for (const { where, allow } of own.allowed)
    if (new RegExp(where).test(path)) rest = rest.replace(new RegExp(allow, 'gi'), '')
  const found = rest.replace(/([a-z0-9])([A-Z])/g, '$1 $2').match(word)
  if (!found) return []
  const at = found.input.slice(0, found.index).split('\n').length - 1
  return [`${path}:${at} "${found[1]}" is a metaphor of our own: use the field's words (ownWords.json).`]
}
