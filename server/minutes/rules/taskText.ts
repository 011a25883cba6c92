import { cleanText } from './cleanText.ts'
import { isWorkVerb } from './sentenceShapes.ts'

const adverb =
  '(?:(?:also|just|then|now|certainly|definitely|probably|maybe|perhaps|actually|really|quickly|still|gladly|personally|immediately|please|kindly|go ahead and|go and|at least|again|later|hopefully|basically|obviously),? )*'
/** What comes before the verb of a task; none of it is part of the task. */
const leads: readonly RegExp[] = [
  /^(?:actions?|action items?|action points?|to[- ]?do|follow-?up)\s*[:–-]\s*(?:\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)? (?:to|will|should) )?/iu,
  /^I(?:['’]ll| will|['’]m going to|['’]m gonna|['’]m planning to|['’]m happy to| am going to| am happy to| need to| have to| want to| plan to| should| must| can| could|['’]d like to|['’]d be happy to) /i,
  /^let me /i,
  /^(?:\p{Lu}[\p{L}'’-]*, )?(?:can|could|would|will) (?:you|someone|somebody) /iu,
  /^(?:\p{Lu}[\p{L}'’-]*, )?you (?:should|need to|have to|might want to|could|can|may want to) /iu,
  /^(?:\p{Lu}[\p{L}'’-]*, )?please /iu,
  /^(?!I\b|We\b|You\b|They\b|He\b|She\b|It\b|This\b|That\b|There\b|Who\b|What\b)\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*)?(?: will|['’]ll| is going to| needs to| has to| should) /u,
  /^(?:we(?:['’]ll| will|['’]re going to|['’]re gonna| are going to| need to| have to| must| should)|let(?:['’]s| us)) /i,
]
/** A time in front of the promise: it is shown as the due date. */
const openingTime =
  /^(?:(?:after|before|by|on|in|at|during|over) (?:[\p{L}\d]+ ){1,4}?(?:call|meeting|session|week|weekend|month|day|days|weeks|monday|tuesday|wednesday|thursday|friday|tomorrow)|tomorrow|today|tonight|next week|this week|sometime [^,]{1,30}),? (?=I\b|let me\b|we\b|can you\b|could you\b|please\b)/iu
/** Words before the promise that take nothing from it and add nothing to it. */
const hesitation =
  /^(?:(?:then|so|and|but|also|maybe|perhaps|probably|yeah|well|okay|I think|I guess|I mean|for now|personally),? )+(?=I\b|we\b|let\b|can you\b|could you\b|please\b|you\b)/i
/** Something follows that is no longer the task. */
const endings =
  /,? (?:and then (?:I|we|you|it|they)|and (?:we|it|they|you|I|he|she)(?:['’]\p{L}+)? |so (?:that )?(?:I|we|you|it|they|everybody|everyone|people)\b|because|since (?:I|we|it|that)|which|but|if (?:that['’]s|you|it['’]s|there)|(?:it |that |which )?should be |just (?:to|so)|right|okay|you know|I (?:think|guess|mean))[\s\S]*$/iu
const needless =
  /(?<!\b(?:after|before|since|till|until)),? (?:at some point|by then|for sure|for you|to you|then|as well|too|again|right|okay|and|or|so|but|to|the|a)[\s,.…]*$/i
/** Words that mean nothing without the talk around them. */
const speaking = /\b(?:I|me|we|you|your|yours|us)\b|\?/i
const pronounObject =
  /^(?:\p{L}+(?: up| out| in| with| to| on| at| into| over| back| for| about){0,2}) (?:it|that|this|them|these|those|so|one|both|something|him|her)\b(?: \S+){0,4}$/iu
const giving =
  /^(send|share|give|show|email|forward|mail|bring|hand|get|write) (?:you(?: (?:both|all|guys|two))?|me|us|everyone|everybody|them all) (?=(?:the|a|an|our|some|this|that|my|all|both|more|it|another|those|these)\b)/i

/** The task a promise or a request states, verb first; null where the words do not allow it safely. */
export function taskText(spoken: string, dueWords: string | null): string | null {
  const clean = cleanText(spoken)
  const plain = clean.replace(hesitation, '').replace(openingTime, '')
  for (const lead of leads) {
    const found = lead.exec(plain)
    if (!found) continue
    const rest = plain.slice(found[0].length).replace(new RegExp(`^${adverb}`, 'i'), '')
    const task = finished(rest, dueWords)
    return task && isTask(task) ? task[0]?.toUpperCase() + task.slice(1) : null
  }
  return null
}

/** Whether the object is a word that points at what was said before. */
export const pointsBack = (task: string): boolean => pronounObject.test(task.replace(/[.…?!]+$/, ''))

function finished(rest: string, dueWords: string | null): string {
  let task = rest
    .replace(endings, '')
    .replace(giving, '$1 ')
    .replace(/[\s,.…?!-]+$/, '')
  if (dueWords && task.toLowerCase().endsWith(dueWords.toLowerCase()))
    task = task
      .slice(0, -dueWords.length)
      .replace(/,? (?:by|on|before|until|for|in|at|sometime|probably)? ?$/i, '')
  return task.replace(needless, '').replace(/[\s,.…-]+$/, '')
}

function isTask(task: string): boolean {
  const [verb = '', ...rest] = task.split(' ')
  if (!isWorkVerb(verb.toLowerCase()) || rest.length === 0) return false
  return !speaking.test(task) && task.length <= 160 && !/^\S+ (?:not|and|or|is|are|was)\b/i.test(task)
}

const decisionLeads: readonly RegExp[] = [
  /^(?:decision|decided|agreed|resolved)\s*[:–]\s*/i,
  /^(?:I think )?we(?:['’]ve| have)?(?: just| now| all| both| therefore)? (?:decided|agreed) (?:to |that )/i,
  /^(?:agreed, )?let(?:['’]s| us) (?:just )?(?=(?:go with|go for|drop|keep|stick|use|take|table|postpone|defer|park|backlog|settle|choose|pick|cap|set|fix|leave|skip|merge|target)\b)/i,
  /^(?:I think )?we (?:should|can|could) just /i,
]

/** What was decided, without the words that decide it. */
export function decisionText(spoken: string): string {
  const clean = cleanText(spoken)
  for (const lead of decisionLeads) {
    const rest = clean.replace(lead, '')
    if (rest !== clean && rest.split(' ').length > 2)
      return rest.replace(/^\p{Ll}/u, (first) => first.toUpperCase())
  }
  return clean
}
