import { cleanText } from './cleanText.ts'
import type { Sentence } from './sentences.ts'
import { likeness, topicWords, wordsOf } from './words.ts'

/** A sentence with what is known about its weight; central and notable lie between 0 and about 1. */
export type Weighed = {
  readonly sentence: Sentence
  readonly words: ReadonlySet<string>
  /** How much the rest of the talk returns to what it says. */
  readonly central: number
  /** How much it looks like a finding: figures, names, reasons. */
  readonly notable: number
}

/** Graph size is bounded, so four hours of talk cost what one hour does. */
const graphSize = 700
const commonest = 60
const rounds = 20

const smallTalk =
  /\b(?:hear me|hear you|can you see|my screen|your screen|on mute|muted|unmute|weather|weekend|coffee|lunch|good morning|good afternoon|good evening|hello|thank you|thanks|welcome|bye|nice to|how are you|sorry|recording (?:is|has)|my camera|the link|one second|one moment|just a sec|let me|agenda|before we (?:start|begin|go)|any (?:other )?questions|go ahead|topic of the hour|question (?:is|number)|follow-up question|I (?:just )?(?:wanted|want) to (?:say|ask|mention|discuss|know)|(?:next|item \w+) (?:on the (?:list|agenda)|is a discussion)|let['’]s|let us|I mentioned|could everyone|if everyone|I['’]ll|I will|I['’]m gonna|you['’]re right|that['’]s (?:right|fair|fine|true|it)|sounds good|makes sense|i agree|i see)\b/i
const reasons =
  /\b(?:because|the (?:real |main |biggest |only )?(?:problem|risk|reason|issue|limit|question|difference|point|bottleneck|constraint) (?:is|was|here)|matters? (?:more|most|less)|turns out|we (?:learned|learnt|found|saw)|more than|less than|instead of|rather than|costs?|margin|churn|revenue|runway|biggest|already|without|except|needs? no|should (?:stop|start)|at least|at most|per (?:month|year|depot|week|customer|seat))\b/i
const figure =
  /[€$£]\s?\d|\d\s?(?:%|percent|euros?|dollars?|pounds?|k\b|million|months?|weeks?|hours?|days|years?|people|customers|users)|\b\d{2,}(?:[.,]\d+)?\b/i
const fewer =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozen|half|twice|third|seventh|hundred|thousand)\b/i
const doubt =
  /\b(?:maybe|perhaps|i guess|not sure|i don['’]t know|kind of|sort of|whatever|i wonder|might)\b/i
const dangling = /^(?:it|that|this|they|he|she|those|these|which|there|him|her|them|here|or|because)\b/i
/** 'Then show it': an order in the talk, not a finding. Case tells it from 'Then Northlight should'. */
const ordering = /^Then (?!the\b|we\b|it\b)\p{Ll}/u

/** Half a sentence: broken off, or the rest of one that somebody began before. */
const isBroken = (spoken: string, clean: string) =>
  /(?:…|\.\.\.|[,;:–-])["'”’)]*$/.test(spoken) ||
  /^(?:\p{Ll}|…|\.\.\.)/u.test(spoken) ||
  /\b(?:and|or|but|the|a|an|of|to|with|for|is|are|that|which|because|if|so|my|our|your)[.!]?$/i.test(clean) ||
  /^(?:which|who|whose|where|to|of|with|than|as well as|because|if|when|while|until|unless|like|for example)\b(?![^.]*,)/i.test(
    clean,
  )
/** Figures in a row are somebody counting, testing or reading out. */
const counting = /\b(?:(?:one|two|three|four|five|six|seven|eight|nine|ten|zero|\d+)[\s,.;-]+){3,}/i

/** Statements long enough to stand alone and short enough to be read: the only candidates for an insight. */
export function isStatement(spoken: string): boolean {
  const text = cleanText(spoken)
  const count = wordsOf(text).length
  if (isBroken(spoken, text) || counting.test(text)) return false
  if (new Set(topicWords(text)).size < 4) return false
  return count >= 7 && count <= 45 && text.length <= 400 && !/\?["'”’)]*$/.test(text) && !smallTalk.test(text)
}

/** How much a sentence looks like a finding, before anything is known of its surroundings. */
function notability(text: string, words: ReadonlySet<string>, english: boolean): number {
  const names =
    text
      .slice(1)
      .match(/(?<=\s)\p{Lu}[\p{L}&]+/gu)
      ?.filter((name) => !/^I\b/.test(name)).length ?? 0
  let score = Math.min(words.size, 12) / 40
  if (figure.test(text)) score += 0.35
  else if (fewer.test(text)) score += 0.2
  score += Math.min(names, 2) * (english ? 0.08 : 0.03)
  if (reasons.test(text)) score += 0.25
  if (doubt.test(text)) score -= 0.25
  if (dangling.test(text) || ordering.test(text)) score -= 0.3
  if (/\b(?:I|me|my|you)\b/.test(text)) score -= 0.12
  if (!/[.!…。]["'”’)]*$/.test(text)) score -= 0.1
  return score
}

/** What makes an insight: a finding, above all what somebody concludes, that the talk returns to. */
export function insightValue(each: Weighed): number {
  const concludes =
    /\b(?:should|must|needs? to) (?:stop|start|become|focus|sell|move|be)\b|\bthe (?:real |main )?(?:bottleneck|problem|risk) is\b/i
  const tells = /\b(?:said|told|went|took|asked|last (?:week|month|quarter|year|time|quote))\b/i
  const { text } = each.sentence
  return each.notable + each.central + (concludes.test(text) ? 0.6 : 0) - (tells.test(text) ? 0.2 : 0)
}

/** Weighs the candidates: centrality over shared rare words (as in LexRank), on the most promising ones. */
export function weigh(sentences: readonly Sentence[], english: boolean): readonly Weighed[] {
  const bags = sentences.map((sentence) => new Set(topicWords(sentence.text)))
  const spread = new Map<string, number>()
  for (const bag of bags) for (const word of bag) spread.set(word, (spread.get(word) ?? 0) + 1)
  const rarity = (word: string) => Math.log(1 + sentences.length / (spread.get(word) ?? 1))
  const first = sentences
    .map((sentence, at) => ({ at, notable: notability(sentence.text, bags[at] ?? new Set(), english) }))
    .sort((a, b) => b.notable - a.notable || a.at - b.at)
    .slice(0, graphSize)
    .sort((a, b) => a.at - b.at)
  const central = centrality(
    first.map(({ at }) => bags[at] ?? new Set()),
    rarity,
  )
  return first.flatMap(({ at, notable }, place) => {
    const sentence = sentences[at]
    return sentence
      ? [{ sentence, words: bags[at] ?? new Set<string>(), notable, central: central[place] ?? 0 }]
      : []
  })
}

/** Each word links the first sentences that hold it only, so the graph stays sparse whatever is repeated. */
function centrality(
  bags: readonly ReadonlySet<string>[],
  rarity: (word: string) => number,
): readonly number[] {
  const holders = new Map<string, number[]>()
  for (const [at, bag] of bags.entries())
    for (const word of bag) {
      const list = holders.get(word) ?? []
      if (list.length < commonest) list.push(at)
      holders.set(word, list)
    }
  const norms = bags.map((bag) => Math.sqrt([...bag].reduce((sum, word) => sum + rarity(word) ** 2, 0)) || 1)
  const edges = bags.map(() => new Map<number, number>())
  for (const [word, list] of holders)
    for (const one of list)
      for (const other of list)
        if (one !== other) {
          const weight = rarity(word) ** 2 / ((norms[one] ?? 1) * (norms[other] ?? 1))
          edges[one]?.set(other, (edges[one]?.get(other) ?? 0) + weight)
        }
  const sums = edges.map((each) => [...each.values()].reduce((sum, weight) => sum + weight, 0))
  let rank = bags.map(() => 1)
  for (let round = 0; round < rounds; round += 1) {
    const next = bags.map(() => 0.15)
    for (const [one, each] of edges.entries())
      for (const [other, weight] of each)
        next[other] = (next[other] ?? 0) + (0.85 * (rank[one] ?? 0) * weight) / (sums[one] || 1)
    rank = next
  }
  const top = Math.max(...rank, 1e-9)
  return rank.map((value) => value / top)
}

/** The best by `value`, none too like another, in the order they were said. */
export function pickBest(
  weighed: readonly Weighed[],
  count: number,
  value: (each: Weighed) => number,
  taken: readonly ReadonlySet<string>[] = [],
): readonly Weighed[] {
  const picked: Weighed[] = []
  const sorted = [...weighed].sort((a, b) => value(b) - value(a) || a.sentence.order - b.sentence.order)
  for (const each of sorted) {
    if (picked.length >= count) break
    const others = [...taken, ...picked.map((one) => one.words)]
    if (others.every((words) => likeness(words, each.words) < 0.55)) picked.push(each)
  }
  return picked.sort((a, b) => a.sentence.order - b.sentence.order)
}
