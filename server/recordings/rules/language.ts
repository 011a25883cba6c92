/** The English words that carry no topic and stand in almost every sentence. */
const functionWords = new Set(
  (
    "a about after all also am an and any are as at be because been before but by can could did do does don't even " +
    'for from get go going good got had has have he her here him his how i if in into is it its just know let like look ' +
    'make maybe me mean more much my need no not now of off oh ok okay on one only or other our out over people put really ' +
    'right said say see she should so some something still take than thank that the their them then there these they thing ' +
    'think this those time to too two um uh up us very want was way we well were what when where which who will with would ' +
    'yeah yes you your'
  ).split(' '),
)
const sampled = 20_000

/** English enough for English rules to hold: more than a fifth of the words are its function words. */
export function isMostlyEnglish(segments: readonly { readonly text: string }[]): boolean {
  let all = 0
  let known = 0
  for (const { text } of segments) {
    for (const [word] of text
      .toLowerCase()
      .replaceAll('’', "'")
      .matchAll(/\p{L}+(?:'\p{L}+)?/gu)) {
      all += 1
      if (functionWords.has(word) || functionWords.has(word.replace(/'.*/, ''))) known += 1
    }
    if (all > sampled) break
  }
  return all === 0 || known / all > 0.22
}
