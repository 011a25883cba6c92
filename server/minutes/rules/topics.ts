import type { DraftLine } from '#domain/minutes/types.ts'
import { isWorkVerb } from './sentenceShapes.ts'
import type { Sentence } from './sentences.ts'
import { isTopicWord } from './words.ts'

const fewestMentions = 3
const longestPhrase = 3
/** Words of every meeting, about none of them; and what people say with a verb and not with a noun. */
const common = new Set(
  (
    'meeting call session agenda question questions point points slide slides screen thing stuff lot bit couple example ' +
    'minute minutes second moment today everybody everyone somebody someone anybody anyone guys folks problem issue idea ' +
    'case fact sense part side number numbers type different important good great nice better best big small new old long ' +
    'next able sure interesting happy possible correct easy hard simple whole main exactly probably definitely pretty maybe ' +
    'obviously course hopefully especially usually currently recently basically actually anyway mind word words talk ' +
    'talking work working works worked want wanted need needed needs try trying tried said saying says told getting making ' +
    'made taking taken using used done having being coming comes came went gone going looks looked seems seem feel ' +
    'guess wondering hear heard hope sorry thank thanks hello morning afternoon please yep nope hmm mean means understand ' +
    'one two three four five six seven eight nine ten half last second third hundred thousand million couple dozen ' +
    'little dark future excellent zero topics topic etcetera whatever alright bye percent cent person top view lot others whole people per pretty terms ' +
    'gonna wanna gotta huh hey wow yep else ahead ready aware least time times opinion head role kind lots item items ' +
    'agree agreed remember believe depends happens happened started start stop change changes changed update updates way'
  ).split(' '),
)

type Phrase = {
  readonly words: string
  readonly first: Sentence
  readonly shown: string
  readonly sentences: Set<number>
}

/**
 * What the talk was about: names and phrases of up to three words that it returns to, longer ones before the words
 * they hold, each with the moment it was first said. Nothing is worded: a phrase stands as it was spoken.
 */
export function topicsOf(
  sentences: readonly Sentence[],
  names: ReadonlySet<string>,
  most: number,
): readonly DraftLine[] {
  const phrases = new Map<string, Phrase>()
  for (const sentence of sentences) collect(phrases, sentence, names)
  const enough = Math.max(fewestMentions, Math.round(sentences.length / 200))
  const value = ({ sentences: said, words }: Phrase) =>
    Math.log(said.size) * (1 + 0.6 * (words.split(' ').length - 1))
  const ranked = [...phrases.values()]
    .filter(({ sentences: said, words, shown }) => {
      const isName = words.includes(' ') || /^\p{Lu}/u.test(shown)
      return said.size >= (isName ? enough : enough + 1)
    })
    .sort((a, b) => value(b) - value(a) || (a.words < b.words ? -1 : 1))
  const picked: Phrase[] = []
  for (const phrase of ranked) {
    if (picked.length >= most) break
    const own = phrase.words.split(' ')
    if (picked.every((each) => !each.words.split(' ').some((word) => own.includes(word)))) picked.push(phrase)
  }
  return picked
    .sort((a, b) => a.first.order - b.first.order)
    .map(({ shown, first }) => ({
      kind: 'topic',
      text: shown[0]?.toUpperCase() + shown.slice(1),
      quote: null,
      speaker: null,
      moment: { segment: first.segment, startMs: first.startMs },
      owner: null,
      dueOn: null,
    }))
}

/** A word alone is a noun where one of these stands before it: 'the lease', 'about Kestrel'; 'is ready' is none. */
const beforeNoun =
  /^(?:the|an?|this|that|these|those|our|my|your|his|her|their|its|each|every|some|any|no|of|for|on|with|about|in|from|into)$/

/** Phrases end where their run of words ends: 'the functional design' is about a design. */
function collect(phrases: Map<string, Phrase>, sentence: Sentence, names: ReadonlySet<string>): void {
  let run: string[] = []
  let before = ''
  let last = ''
  const close = () => {
    const isNoun = run.length > 1 || beforeNoun.test(before) || /^\p{Lu}/u.test(run[0] ?? '')
    if (isNoun)
      for (let from = Math.max(0, run.length - longestPhrase); from < run.length; from += 1)
        add(phrases, run.slice(from), sentence)
    run = []
  }
  for (const [said] of sentence.text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*|[^\s\p{L}\p{N}]+/gu)) {
    const word = said.toLowerCase()
    const counts =
      /^\p{L}{3}/u.test(word) &&
      !/['’]/.test(word) &&
      isTopicWord(word) &&
      !common.has(word) &&
      !names.has(word) &&
      !/(?:ing|ly|[^e]ed)$/.test(word) &&
      !(isWorkVerb(word) && !/^\p{Lu}/u.test(said))
    if (counts && run.length === 0) before = last
    if (counts) run.push(said)
    else close()
    last = word
  }
  close()
}

function add(phrases: Map<string, Phrase>, said: readonly string[], sentence: Sentence): void {
  if (new Set(said.map((word) => word.toLowerCase())).size < said.length) return
  const words = said.map((word) => singular(word.toLowerCase())).join(' ')
  const known = phrases.get(words)
  if (known) known.sentences.add(sentence.order)
  else
    phrases.set(words, {
      words,
      first: sentence,
      shown: said.join(' '),
      sentences: new Set([sentence.order]),
    })
}

const singular = (word: string) => (word.length > 4 ? word.replace(/(?<![su])s$/, '') : word)
