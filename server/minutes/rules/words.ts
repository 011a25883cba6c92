/** English words that carry no topic; also the measure of whether a transcript is English at all. */
const functionWords = new Set(
  (
    'a about above after again against all also am an and any are as at be because been before being below between both ' +
    'but by can could did do does doing down during each even every few for from further get gets getting go goes going ' +
    'got had has have having he her here hers him his how i if in into is it its itself just like know let lot made make ' +
    'many may me might mine more most much must my need never no nor not now of off on once one only or other our ours out ' +
    'over own put quite rather really right said same say says see she should so some something such take than that the ' +
    'their theirs them then there these they thing things think this those through to too under until up us use very want ' +
    'was way we well were what when where which while who whom why will with would yes yet you your yours okay ok yeah ' +
    'um uh actually basically maybe perhaps people back first still already bit kind sort mean means look looking come'
  ).split(' '),
)

/** Days and words of time: they say when, not what. */
const timeWords = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september ' +
    'october november december today tomorrow tonight week weeks month months day days year years morning afternoon evening end'
  ).split(' '),
)

/** Words of a text in lower case; scripts without spaces are read in pairs of characters. */
export function wordsOf(text: string): readonly string[] {
  const words: string[] = []
  for (const [word] of text
    .toLowerCase()
    .replace(/[’]/g, "'")
    .matchAll(/[\p{L}\p{N}]+(?:['.,-][\p{L}\p{N}]+)*/gu)) {
    if (!/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(word)) words.push(word)
    else for (let at = 0; at < Math.max(1, word.length - 1); at += 1) words.push(word.slice(at, at + 2))
  }
  return words
}

/** Whether one word, in lower case, says what a talk is about: no function word and no time. */
export const isTopicWord = (word: string): boolean => !functionWords.has(word) && !timeWords.has(word)

/** Words with a topic, without endings, so that 'depots' and 'depot' meet. */
export const topicWords = (text: string): readonly string[] =>
  wordsOf(text)
    .map((word) => word.replace(/'(?:ll|s|re|ve|d|m|t)$/, ''))
    .filter((word) => (word.length > 2 || /\d/.test(word)) && !functionWords.has(word))
    .map(stem)

/** Topic words that are not about time: what an action is about. */
export const subjectWords = (text: string): readonly string[] =>
  topicWords(text).filter((word) => !timeWords.has(word) && !/^\d{1,2}(?:st|nd|rd|th)?$/.test(word))

const stem = (word: string) =>
  word.length > 4 && !timeWords.has(word)
    ? word.replace(/(?:ies$)/, 'y').replace(/(?:ing|ed|es|s)$/, '')
    : word

/** English enough for the cues to mean what they say: a fifth of the words are English function words. */
export function isEnglish(texts: Iterable<string>): boolean {
  let all = 0
  let known = 0
  for (const text of texts) {
    for (const word of wordsOf(text)) {
      all += 1
      if (functionWords.has(word.replace(/'.*/, ''))) known += 1
    }
    if (all > 20_000) break
  }
  return all > 0 && known / all > 0.22
}

/** Share of shared words of two texts, 0 to 1. */
export function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  if (one.size === 0 || other.size === 0) return 0
  let shared = 0
  for (const word of one) if (other.has(word)) shared += 1
  return shared / Math.sqrt(one.size * other.size)
}
