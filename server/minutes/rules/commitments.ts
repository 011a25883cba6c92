import type { People } from './people.ts'
import { subjectWords } from './words.ts'

/** Work a person can promise and another can check; a cue without one of these is talk, not a commitment. */
const workVerbs =
  'add|announce|arrange|ask|assemble|attach|book|bring|build|buy|calculate|call|cancel|chase|check|circulate|clean up|' +
  'collect|come back|compare|compile|complete|confirm|contact|convert|copy|correct|create|define|deliver|design|' +
  'document|double-check|draft|email|e-mail|escalate|estimate|extend|file|fill in|finalise|finalize|find|finish|fix|' +
  'follow up|forward|get back|get in touch|give|hand over|hire|implement|interview|introduce|invite|invoice|join up|' +
  'list|look into|look up|make sure|map|measure|message|migrate|model|negotiate|order|organise|organize|outline|' +
  'pay|ping|post|prepare|present|price|print|produce|propose|provide|publish|pull|push|put together|raise|reach out|' +
  'record|redo|redraft|register|remind|remove|renegotiate|replace|reply|report back|request|research|reserve|resend|' +
  'respond|review|revise|rewrite|schedule|send|set up|share|ship|sign|sketch|sort out|submit|summarise|' +
  'summarize|take care|test|track|train|transfer|translate|update|upload|verify|visit|work out|write|write up|' +
  'run(?= (?:the|a|an|another|our|two|three|it by|this by|that by)\\b)|(?:speak|talk)(?= (?:to|with)\\b)'
const adverbs =
  '(?:(?:also|just|then|now|certainly|definitely|gladly|personally|immediately|go ahead and|go and) )*'
const verb = `${adverbs}(${workVerbs})\\b`

/** Speech about the talk itself, and figures of speech: they look like work and are none. */
const talk =
  /\b(?:share (?:my|your|the) screen|walk (?:you|us|everyone|them|everybody)? ?through|run (?:you|us|everyone)? ?through|put it (?:this|that) way|ask (?:you )?(?:a|one|another|this|that|you) ?(?:quick )?(?:question|thing|something)?[.:?]?$|call it\b|add (?:one thing|something|that|to that)\b|talk (?:you|us|about that|about it)\b|come back to (?:that|this|it|you on that in)|get back to (?:that|this|it|work)\b|find out (?:soon|eventually|the hard way)|make sure (?:i|we) understand|give you (?:an example|a sense|some context|one example|the short)|check (?:the time|my watch)|move on\b|present (?:now|first)|be honest|pull up (?:the|my)|finish (?:with|by|my|this|that|the) (?:thought|point|sentence|saying)|speak (?:up|louder|slower)|run out\b|raise (?:my|your) hand|write (?:that|this|it) down|take care\b(?! of)|bring (?:it|that|this|us) (?:back|up))/i

/** Greetings, thanks and farewells: about nothing that is left to do, unless a promise stands in the same breath. */
const courtesy =
  /\b(?:see you (?:all |guys |both |everyone |then|there|later|soon|next|on|in|at)|thanks? (?:you )?(?:for|everyone|everybody|all|so much|very much)|bye\b|good (?:morning|afternoon|evening)|works for me|fine (?:with|by) me|sounds (?:good|great)|be right back|you(?:['’]re| are) (?:on mute|muted))/i
const promised =
  /\b(?:I['’]ll|I will|I['’]m (?:going to|gonna)|can you|could you|we['’]ll|let me|please) (?!see\b|thank\b|say\b|talk\b|speak\b|be\b|do\b|stop\b)/i
/** What moves the talk itself along. */
const running =
  /\b(?:(?:begin|start|kick (?:it |this |things )?off|get started|go ahead)(?: quickly)? (?:with|on) (?:my|the|a|our|just)|let(?:['’]s| us) (?:get started|begin|start\b|jump|move (?:on|to|forward)|wait)|(?:wait|give (?:it|people|them|everyone)) (?:maybe )?(?:another|a|one|two|a few|a couple)(?: more)? (?:of )?(?:more )?(?:minutes?|seconds?)|(?:just )?to recap\b|phrase it|frame it|rephrase|hand (?:it |this )?(?:over|back|off) to|(?:can|could) (?:you|everyone|everybody|you guys) (?:all )?(?:see|hear)|to order\b|was (?:just )?(?:going|gonna) to (?:say|ask|mention)|let me (?:think|just think|see if I can (?:share|find my))|stop sharing|share (?:it |this )?now|go ahead\b[.!]?$)/i

/** Speech that runs the talk instead of leaving work behind; or too little of it to be read. */
export function isTalkOnly(text: string): boolean {
  if (talk.test(text) || running.test(text) || (courtesy.test(text) && !promised.test(text))) return true
  const words = text.match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? []
  return words.length < 3 || (words.length < 7 && /(?:…|\.\.\.)$/.test(text))
}

/** What makes a promise no promise: conditions, doubt, other people's words, habits. */
const unsure =
  /\b(?:if|unless|in case|assuming|suppose|supposing|maybe|perhaps|might|probably|possibly|i guess|i suppose|would have|could have|wish|usually|always|often|sometimes|said|says|told|promised|thought|used to|when i was|let's say|imagine|for example)\b/i

/** A promise under a condition or in somebody else's mouth: never more than 'Maybe'. */
export function isUnsure(text: string): boolean {
  const cue =
    /\b(?:I['’]ll|I will|I['’]m going to|I can|I could|we['’]ll|we will|let(?:['’]s| us)|let me)\b/i.exec(
      text,
    )
  const before = cue ? text.slice(0, cue.index) : ''
  return (
    /\b(?:if|unless|in case|assuming|suppose|supposing|said|says|told|thought|usually|always|often|used to|imagine|for example)\b/i.test(
      before,
    ) || /\b(?:unless|only if)\b/i.test(text)
  )
}

export type Cue = {
  /** 'self': the speaker; a name as spoken; null where nobody is named. */
  readonly owner: { readonly self: true } | { readonly name: string } | null
  /** A promise stands alone; a request needs a name, a day or a yes; advice a firm yes; team talk a day. */
  readonly strength: 'promise' | 'request' | 'question' | 'advice' | 'team'
  /** What follows the cue: what the action is about. */
  readonly about: string
}

export type CueFinder = (sentence: string) => Cue | null

/** Builds the finder for one session; the names that may own an action are those of its people. */
export function commitmentFinder(people: People): CueFinder {
  const name = people.pattern ? `(${people.pattern})` : '(?!)'
  const self = new RegExp(`\\b(?:I['’]ll|I will|I['’]m going to|I am going to|let me) ${verb}`, 'i')
  const ready =
    /\b(?:I['’]ll|I will) (have|get) (?!to\b|there\b|back\b|into\b|started\b)(.{3,80}?)\b(?:ready|done|finished|to you|to them|over to|with you|by|tomorrow|today)\b/i
  const third = new RegExp(`\\b${name}(?: will|['’]ll| is going to| is to| has agreed to| agreed to) ${verb}`)
  const must = new RegExp(`\\b(?:${name} (?:needs|has) to|I (?:need|have) to|I must|I can) ${verb}`)
  const vocative = new RegExp(
    `^(?:\\p{L}{2,6},? ){0,2}${name}, (?:please |then |you['’]ll |you will )?${verb}`,
    'u',
  )
  const asked = new RegExp(`\\b(?:can|could|would|will) you (?:please |maybe )?${verb}`, 'i')
  const please = new RegExp(`(?:^|[,;] )(?:and |so |then )?please ${verb}`, 'i')
  const advised = new RegExp(`\\byou (?:should|need to|have to|might want to|may want to) ${verb}`, 'i')
  const team = new RegExp(
    `\\b(?:we['’]ll|we will|let(?:['’]s| us)|we['’]re going to|we are going to|we need to|we have to|we must) ${verb}`,
    'i',
  )
  const called = new RegExp(`(?:^|, |^(?:okay|so|and),? )${name}(?:, |[.?!]?$)`)
  const label = /^(?:actions?|action items?|action points?|to-?do|to do|follow-?up)\s*[:–-]\s*(\S.{6,})$/i
  const labelled = new RegExp(`^${name} (?:to|will|should) `)

  return (sentence) => {
    const marked = label.exec(sentence)
    if (marked) {
      const who = labelled.exec(marked[1] ?? '')
      return { owner: who ? { name: who[1] ?? '' } : null, strength: 'promise', about: marked[1] ?? '' }
    }
    if (talk.test(sentence)) return null
    const isQuestion = /\?["'”’)]*$/.test(sentence)
    const firmly = (found: RegExpExecArray | null) => {
      if (!found || isQuestion) return null
      if (unsure.test(sentence.slice(0, found.index)) || insideQuote(sentence, found.index)) return null
      const about = sentence.slice(found.index + found[0].length)
      const seeks = /\b(?:ask|check|find|see|confirm|verify|work out|look)\b/i.test(found[0])
      return /\bunless\b|\bonly if\b/i.test(about) || (!seeks && /\bif\b/i.test(about)) ? null : about
    }
    const promised = self.exec(sentence)
    const own = firmly(promised)
    if (own !== null && !/^let me/i.test(promised?.[0] ?? ''))
      return { owner: { self: true }, strength: 'promise', about: own }
    const had = ready.exec(sentence)
    const object = firmly(had)
    if (object !== null)
      return { owner: { self: true }, strength: 'promise', about: `${had?.[2] ?? ''} ${object}` }
    const other = third.exec(sentence)
    const theirs = firmly(other)
    if (theirs !== null) return { owner: { name: other?.[1] ?? '' }, strength: 'promise', about: theirs }
    const duty = must.exec(sentence)
    const owed = firmly(duty)
    if (owed !== null)
      return { owner: duty?.[1] ? { name: duty[1] } : { self: true }, strength: 'team', about: owed }
    const told = vocative.exec(sentence)
    const order = firmly(told)
    if (order !== null) return { owner: { name: told?.[1] ?? '' }, strength: 'promise', about: order }
    const request = asked.exec(sentence) ?? please.exec(sentence)
    if (request && !unsure.test(sentence.slice(0, request.index))) {
      const who = called.exec(sentence)
      const about = sentence.slice(request.index + request[0].length)
      return {
        owner: who ? { name: who[1] ?? '' } : null,
        strength: isQuestion ? 'question' : 'request',
        about,
      }
    }
    const advice = firmly(advised.exec(sentence))
    if (advice !== null) return { owner: null, strength: 'advice', about: advice }
    const shared = firmly(team.exec(sentence))
    return shared === null ? null : { owner: null, strength: 'team', about: shared }
  }
}

/** Inside quotes somebody else is being quoted. */
const insideQuote = (sentence: string, at: number) =>
  ((sentence.slice(0, at).match(/["“”]/g)?.length ?? 0) & 1) === 1

/** A yes to a request, without a but. */
export const accepts = (sentence: string): boolean =>
  /^(?:yes|yeah|yep|sure|of course|will do|absolutely|no problem|happy to|gladly|okay|ok|fine|definitely|certainly|i will|i['’]ll|i can|can do|you['’]ll have|you will have|right away|on it|got it)\b/i.test(
    sentence,
  ) &&
  !/\b(?:but|can['’]t|cannot|not|won['’]t|unless|if|no|later|rather|let(?:['’]s| us) see|we['’]ll see)\b/i.test(
    sentence,
  )

/** A yes that takes work on: 'yeah' to advice is only listening. */
export const takesOn = (sentence: string): boolean =>
  /^(?:(?:yes|yeah|yep|sure|okay|ok|great|good idea|good point|right|fine)[,. ]+)*(?:will do|of course|absolutely|definitely|gladly|happy to|can do|on it|I['’]ll|I will|I can)\b/i.test(
    sentence,
  ) && !/\b(?:but|can['’]t|not|won['’]t|unless|if|later|rather|we['’]ll see)\b/i.test(sentence)

/** A no to a request. */
export const declines = (sentence: string): boolean =>
  /^(?:no\b(?! problem)|nope|i can['’]t|i cannot|i won['’]t|not (?:yet|now|this|before)|i['’]d rather not|sorry)/i.test(
    sentence,
  )

/** What an action is about in words; an empty answer means only 'it' or 'that'. */
export const aboutWords = (cue: Cue): readonly string[] => subjectWords(cue.about)
