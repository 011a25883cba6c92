import { aboutWords, accepts, type Cue, type CueFinder, declines, takesOn } from './commitments.ts'
import { type Due, readDue } from './dueDates.ts'
import type { People } from './people.ts'
import type { Sentence } from './sentences.ts'
import { likeness } from './words.ts'

/** An action found: the sentence it rests on, who does it, and until when. */
export type FoundAction = {
  readonly sentence: Sentence
  /** Full name where known; null where nobody was named. */
  readonly owner: string | null
  readonly due: Due
  readonly words: ReadonlySet<string>
  /** Orders of the sentences it was made from: the request and the yes to it. */
  readonly uses: readonly number[]
}

const longestWords = 60

/** The actions that a rule states with certainty, in the order they were promised. */
export function findActions(
  sentences: readonly Sentence[],
  find: CueFinder,
  people: People,
  today: string,
): readonly FoundAction[] {
  const cues = sentences.map((sentence) =>
    sentence.text.split(' ').length > longestWords ? null : find(sentence.text),
  )
  const found: FoundAction[] = []
  const answered = new Set<number>()
  for (const [at, sentence] of sentences.entries()) {
    const cue = cues[at]
    if (!cue || answered.has(at)) continue
    const action = foundAt(at, sentence, cue)
    if (action) addDistinct(found, action)
  }
  return [...found].sort((a, b) => a.sentence.order - b.sentence.order)

  function foundAt(at: number, sentence: Sentence, cue: Cue): FoundAction | null {
    const due = readDue(sentence.text, today)
    const words = new Set(aboutWords(cue))
    const own = { sentence, owner: ownerOf(cue, sentence), due, words, uses: [sentence.order] }
    if (cue.strength === 'team') return due.dueOn && words.size > 0 ? own : null
    if (cue.strength === 'promise') {
      const refused = cue.owner && !('self' in cue.owner) && replyTo(at, declines) !== null
      return (words.size > 0 || due.dueOn) && !refused ? own : null
    }
    return requested(at, own, cue)
  }

  /** A request becomes an action with a yes; without one only where it is no question and says who and when. */
  function requested(at: number, own: FoundAction, cue: Cue): FoundAction | null {
    if (own.words.size === 0 || replyTo(at, declines) !== null) return null
    const reply = replyTo(at, cue.strength === 'advice' ? takesOn : accepts)
    const answer = reply === null ? null : sentences[reply]
    if (reply === null || !answer)
      return cue.strength === 'request' && own.owner && own.due.dueOn ? own : null
    for (let next = reply; sentences[next]?.turn === answer.turn && next < reply + 3; next += 1) {
      const promise = cues[next]
      if (!promise?.owner || !('self' in promise.owner)) continue
      // A full promise in the answer says it better than the question did.
      if (aboutWords(promise).length > 1) return null
      answered.add(next)
      return withAnswer(own, sentences[next] ?? answer)
    }
    answered.add(reply)
    return withAnswer(own, answer)
  }

  function withAnswer(own: FoundAction, answer: Sentence): FoundAction {
    const owner = answer.speaker ? people.fullName(answer.speaker) : own.owner
    const turn = sentences.slice(answer.order, answer.order + 3).filter((each) => each.turn === answer.turn)
    const promised = turn.map((each) => readDue(each.text, today)).find(({ dueOn }) => dueOn !== null)
    return {
      ...own,
      owner,
      due: own.due.dueOn ? own.due : (promised ?? own.due),
      uses: [...own.uses, answer.order],
    }
  }

  /** The first sentence of the next turn, where somebody else speaks and it answers so. */
  function replyTo(at: number, answers: (text: string) => boolean): number | null {
    const asked = sentences[at]
    for (let next = at + 1; next <= at + 3; next += 1) {
      const reply = sentences[next]
      if (!asked || !reply) return null
      if (reply.turn === asked.turn || reply.speaker === asked.speaker) continue
      return answers(reply.text) ? next : null
    }
    return null
  }

  function ownerOf(cue: Cue, sentence: Sentence): string | null {
    // 'We will' and 'let us' name nobody: who says it is asked first.
    if (!cue.owner)
      return cue.strength === 'team' && sentence.speaker ? people.fullName(sentence.speaker) : null
    const name = 'self' in cue.owner ? sentence.speaker : cue.owner.name
    return name && people.fullName(name)
  }
}

/** A promise repeated is one action; the wording that names a day is kept, else the first. */
function addDistinct(found: FoundAction[], action: FoundAction): void {
  const twin = found.findIndex(
    (each) =>
      (each.owner === action.owner || !each.owner || !action.owner) &&
      likeness(each.words, action.words) >= 0.6,
  )
  const before = found[twin]
  if (!before) found.push(action)
  else if ((!before.due.dueOn && action.due.dueOn) || (!before.owner && action.owner))
    found[twin] = {
      ...action,
      due: action.due.dueOn ? action.due : before.due,
      uses: [...before.uses, ...action.uses],
    }
  else found[twin] = { ...before, uses: [...before.uses, ...action.uses] }
}
