// Every name of a noun on every layer, from its word.
const capital = (word) => word[0].toUpperCase() + word.slice(1)
const pluralOf = (noun) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`)

/** What a feature's only noun is called where nobody says: `sparks` has sparks, `media` has entries. */
export const nounOf = (feature) => (/[^s]s$/.test(feature) ? feature.slice(0, -1) : 'entry')

/** `isOnly`: a feature with one noun has no folder below itself. */
export function namesOf(feature, noun, isOnly) {
  const nouns = pluralOf(noun)
  return {
    feature,
    Feature: capital(feature),
    noun,
    Noun: capital(noun),
    nouns,
    Nouns: capital(nouns),
    isOnly,
    table: isOnly && nouns === feature ? nouns : `${feature}_${nouns}`,
    contract: isOnly ? `contract/${feature}.ts` : `contract/${feature}/${nouns}.ts`,
    /** What the contract's file offers: the feature's calls, or the noun's part of them. */
    calls: isOnly ? feature : `${noun}Calls`,
    address: isOnly ? `/${feature}` : `/${feature}/${nouns}`,
    server: isOnly ? `server/${feature}` : `server/${feature}/${nouns}`,
    web: isOnly ? `web/features/${feature}` : `web/features/${feature}/${nouns}`,
    /** From a file of the noun to the feature's tables. */
    tables: isOnly ? './tables.ts' : '../tables.ts',
  }
}

/** The same text with "an" where the noun asks for it. */
export const withArticles = ({ noun }, text) =>
  /^[aeiou]/.test(noun) ? text.replaceAll(new RegExp(`\\b([Aa]) (?=${noun}\\b)`, 'g'), '$1n ') : text

/** Path → text of all that `makers` make for these names. */
export const filesOf = (n, makers) =>
  Object.fromEntries(
    makers.flatMap((make) => Object.entries(make(n)).map(([path, text]) => [path, withArticles(n, text)])),
  )
