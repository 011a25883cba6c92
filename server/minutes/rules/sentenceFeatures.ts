import { isAcceptance, isRequest, shapesOf } from './sentenceShapes.ts'
import type { Sentence } from './sentences.ts'

const contractions: readonly (readonly [RegExp, string])[] = [
  [/[’]/g, "'"],
  [/\bwon't\b/g, 'will not'],
  [/\bcan't\b|\bcannot\b/g, 'can not'],
  [/n't\b/g, ' not'],
  [/'ll\b/g, ' will'],
  [/'re\b/g, ' are'],
  [/'ve\b/g, ' have'],
  [/'d\b/g, ' would'],
  [/\bi'm\b/g, 'i am'],
  [/\blet's\b/g, 'let us'],
  [/'s\b/g, " 's"],
  [/\bgonna\b/g, 'going to'],
  [/\bwanna\b/g, 'want to'],
  [/\bgotta\b/g, 'got to'],
  [/\b(?:you know|i mean|sort of|kind of|let us say),?/g, ' '],
]
const fillers = new Set('um uh uhm umm uhh mm hmm er erm ah eh like mm-hmm'.split(' '))
const days = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/
const months = /^(?:january|february|march|april|june|july|august|september|october|november|december)$/

/**
 * The words of a spoken sentence as the classifier counts them: lower case, short forms written out, fillers and
 * stammered repetitions gone, figures, days and months each as one word, a question by its sign as the last word.
 */
function spokenTokens(text: string): readonly string[] {
  let plain = text.toLowerCase()
  for (const [short, long] of contractions) plain = plain.replace(short, long)
  const tokens: string[] = []
  for (const [word] of plain.matchAll(/\p{L}[\p{L}-]*|'s|\d[\d.,:]*|\?/gu)) {
    if (fillers.has(word)) continue
    const token = tokenOf(word)
    const last = tokens.at(-1)
    if (token === last && token !== '#') continue
    // 'we should we should send' was meant once.
    if (tokens.length > 3 && token === tokens.at(-2) && last === tokens.at(-3)) tokens.pop()
    else tokens.push(token)
  }
  return tokens
}

function tokenOf(word: string): string {
  if (/^\d/.test(word)) return '#'
  if (days.test(word)) return '<day>'
  return months.test(word) ? '<month>' : word
}

/** The sentences of a talk with what was already worked out of each, so that neighbours are read once. */
export class FeatureReader {
  readonly #sentences: readonly Sentence[]
  readonly #tokens: (readonly string[] | undefined)[] = []

  constructor(sentences: readonly Sentence[]) {
    this.#sentences = sentences
  }

  tokensAt(at: number): readonly string[] {
    this.#tokens[at] ??= spokenTokens(this.#sentences[at]?.text ?? '')
    return this.#tokens[at]
  }

  /** What a sentence is to the classifier: its word sequences, shapes, verbs, place and neighbours, each by name. */
  featuresAt(at: number): ReadonlySet<string> {
    const found = new Set<string>()
    const sentence = this.#sentences[at]
    if (!sentence) return found
    const all = this.tokensAt(at)
    const tokens = all.at(-1) === '?' ? all.slice(0, -1) : all
    addSequences(found, tokens)
    const { shapes, verbs } = shapesOf(` ${tokens.join(' ')} `, sentence.text)
    for (const [place, shape] of shapes.entries()) {
      found.add(`#${shape}`)
      for (const other of shapes.slice(place + 1)) found.add(`#${shape}&${other}`)
    }
    for (const verb of verbs) {
      found.add(`v:${verb}`)
      if (verb.includes('::')) for (const shape of shapes) found.add(`v:${verb}&${shape}`)
    }
    this.#addPlace(found, at, sentence.text, tokens.length)
    this.#addNeighbours(found, at, sentence, shapes)
    return found
  }

  #addPlace(found: Set<string>, at: number, text: string, length: number): void {
    const total = this.#sentences.length
    found.add(`length${Math.min(6, Math.floor(Math.log2(length + 1)))}`)
    found.add(`place${Math.min(9, Math.floor((at / total) * 10))}`)
    if (at / total > 0.95) found.add('placeLast')
    if (total - at < 25) found.add('placeEnd')
    const names = text.slice(1).match(/(?<=\s)\p{Lu}\p{L}+/gu)?.length ?? 0
    found.add(`names${Math.min(names, 3)}`)
  }

  #addNeighbours(found: Set<string>, at: number, sentence: Sentence, shapes: readonly string[]): void {
    let next = at + 1
    while (next <= at + 3 && this.#sentences[next]?.turn === sentence.turn) next += 1
    const reply = this.#sentences[next]
    if (reply && reply.turn !== sentence.turn) {
      found.add(next === at + 1 ? 'lastOfTurn' : 'nearEndOfTurn')
      found.add(`n:${this.tokensAt(next)[0]}`)
      if (isAcceptance(reply.text)) {
        found.add('n:accepted')
        for (const shape of shapes) found.add(`n:accepted&${shape}`)
      }
    }
    const before = this.#sentences[at - 1]
    if (!before) return
    const asked = /\?\W*$/.test(before.text)
    if (before.turn === sentence.turn) {
      if (asked) found.add('p:ownQuestion')
    } else {
      found.add('firstOfTurn')
      if (asked) found.add(isAcceptance(sentence.text) ? 'p:questionAccepted' : 'p:question')
      if (isRequest(before.text)) {
        found.add('p:request')
        for (const shape of shapes) found.add(`p:request&${shape}`)
      }
    }
    for (const word of this.tokensAt(at - 1).slice(0, 2)) found.add(`p:${word}`)
  }
}

function addSequences(found: Set<string>, tokens: readonly string[]): void {
  for (const [at, token] of tokens.entries()) {
    found.add(token)
    const second = tokens[at + 1]
    const third = tokens[at + 2]
    if (second) found.add(`${token} ${second}`)
    if (second && third) found.add(`${token} ${second} ${third}`)
    if (at < 3) found.add(`^${at}${token}`)
  }
  if (tokens.length > 1) found.add(`^^${tokens[0]} ${tokens[1]}`)
}
