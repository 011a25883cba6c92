import type { People } from './people.ts'
import { isWorkVerb } from './sentenceShapes.ts'
import type { Sentence } from './sentences.ts'

const own =
  /\b(?:I['’]ll|I will|I['’]m (?:just |also |still |really )?(?:going|gonna|planning|aiming|targeting|working|happy|trying|hoping|investigating|checking|looking|finishing|writing|preparing)|I (?:can|need|have to|should|want|plan|might|may|could|would|am|do|hope|intend|must|promise)\b(?! (?:you\b|think|guess|mean|see|believe|not see|have thought|say)\b)|let me|I['’]d (?:like|love|be happy|rather|want|also|have)(?! you\b)|I['’]?ve got to)\b/i
const ours = /\b(?:we|us|our|let(?:['’]s| us))\b/i
const asks =
  /\b(?:(?:can|could|would|will|should|might want to|want|need|like) you|you (?:can|could|should|need|have to|might|will|may|guys|want to)|please|kindly|if you|would you|feel free)\b/i
const asksAll =
  /\b(?:everyone|everybody|anyone|anybody|someone|somebody|all of you|you (?:all|guys|both)|teams?|clients?|folks|people|your team)\b/i

/** Somebody who is not in the room: 'Ana will pull the invoices.' */
const absent =
  /^(?:(?:so|and|but|then|okay|ok|yeah|yes|well|right),? )*(?!(?:it|this|that|there|these|those|we|you|they|he|she|who|what|which|one|everyone|everybody|someone|somebody|anyone|nobody|people|the|a|an|if|when|then|now|here|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b)(\p{L}[\p{L}'’-]+) (?:will|is going to|needs to|has to|should) (\p{L}+)/iu

/** Finds who does what a sentence promises or asks for; built once for the people of a session. */
export function ownerFinder(sentences: readonly Sentence[], people: People) {
  const names = people.pattern ? new RegExp(`(?<![\\p{L}])(${people.pattern})(?![\\p{L}])`, 'gu') : null
  const third = people.pattern
    ? new RegExp(
        `(?<![\\p{L}])(${people.pattern})(?:,? (?:will|is going to|is gonna|to|should|can|could|needs to|has to|is (?:working|looking|preparing|writing|checking|coming))|['’](?:ll|s going to))(?![\\p{L}])`,
        'u',
      )
    : null
  const full = (name: string) => people.fullName(name)

  /** Somebody who is spoken to by name, other than the speaker; only names at the edge of a clause are calls. */
  const called = (sentence: Sentence): string | null => {
    for (const [name] of (names && sentence.text.matchAll(names)) ?? [])
      if (full(name) !== (sentence.speaker && full(sentence.speaker))) return full(name)
    return null
  }

  /** Who is spoken to: named here or before, else who speaks next, else who spoke before. */
  const spokenTo = (at: number): string | null => {
    const sentence = sentences[at]
    if (!sentence) return null
    const name = called(sentence)
    if (name) return name
    const before = sentences[at - 1]
    const earlier = before?.turn === sentence.turn ? called(before) : null
    if (earlier) return earlier
    for (let next = at + 1; next <= at + 6; next += 1) {
      const other = sentences[next]
      if (other && other.turn !== sentence.turn && other.speaker && other.speaker !== sentence.speaker)
        return full(other.speaker)
    }
    for (let last = at - 1; last >= Math.max(0, at - 6); last -= 1) {
      const other = sentences[last]
      if (other && other.turn !== sentence.turn && other.speaker && other.speaker !== sentence.speaker)
        return full(other.speaker)
    }
    return null
  }

  return (at: number): string | null => {
    const sentence = sentences[at]
    if (!sentence) return null
    const { text } = sentence
    const speaker = sentence.speaker && full(sentence.speaker)
    const promised = own.test(text)
    const other = third?.exec(text)?.[1]
    if (other && full(other) !== speaker && !promised) return full(other)
    if (promised) return speaker
    const [, name, verb] = absent.exec(text) ?? []
    if (name && verb && /^\p{Lu}/u.test(name) && isWorkVerb(verb)) return full(name)
    // 'Could someone' and 'you all' ask everybody, and so nobody.
    if (asks.test(text) && !ours.test(text)) return asksAll.test(text) ? called(sentence) : spokenTo(at)
    if (asksAll.test(text) && !ours.test(text)) return null
    return speaker
  }
}
