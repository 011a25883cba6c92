/** Words that stand between a cue and its verb. */
const between = new Set(
  (
    'also just then now certainly definitely probably maybe actually really quickly still try to go and be perhaps ' +
    'personally have again please at least already first start make sure need want able'
  ).split(' '),
)

/** Verbs by the work they name, so that a verb the training never heard counts as its kin does. */
const verbKinds: Readonly<Record<string, string>> = {
  send: 'send|share|forward|email|mail|post|ping|message|text|dm|publish|circulate|upload|submit|link|drop|paste|announce|deliver|distribute|hand|open|raise|pr|release|ship|deploy|merge|push|file|tag',
  check:
    'check|double-check|investigate|review|verify|confirm|look|test|find|figure|see|validate|analyse|analyze|examine|evaluate|explore|research|read|study|measure|compare|reproduce|debug|benchmark|monitor|track',
  make: 'write|draft|update|prepare|add|create|make|fix|build|implement|design|finish|finalize|finalise|complete|put|set|change|edit|revise|rewrite|develop|produce|produce|remove|include|improve|adjust|rebase|run|clean|document|record|collect|gather|compile|summarize|summarise|list|organize|organise|arrange|schedule|plan|book|order|buy|pay|sign|hire|move|copy|bring|work|do|get|take|handle|sort|try|start|continue|pull|split|redraft|renegotiate|negotiate|attach|assemble|replace|extend|transfer|translate|migrate|convert|correct|cancel|reserve|register|train|outline|interview|recruit|launch|sell|offer|save|store|install|map|name|rename|rerun|redo|finalize|sketch|propose|support|help|join|attend|host|lead|chase|invoice|cut|close|resolve|address|consider|ensure|keep|use|provide|give|define|specify|spec|price|quote|model|calculate|estimate',
  contact:
    'ask|call|contact|reach|follow|talk|speak|meet|discuss|introduce|invite|remind|reply|respond|answer|tell|inform|notify|let|coordinate|sync|chat|come|connect|approach',
  say: 'say|mention|show|explain|present|present|describe|walk|go|move|begin|skip|jump|add|point|note|emphasize|repeat|summarize|stop|finish|think|guess|wonder|assume|hope|know|remember|understand|agree|admit|love|like|prefer|argue|suggest|propose|see|hear|wait|leave',
}
const kindsOfVerb = new Map<string, string[]>()
for (const [kind, verbs] of Object.entries(verbKinds))
  for (const verb of verbs.split('|')) kindsOfVerb.set(verb, [...(kindsOfVerb.get(verb) ?? []), kind])

/** A verb that names work somebody can do, as against talk. */
export const isWorkVerb = (word: string): boolean =>
  (kindsOfVerb.get(word) ?? []).some((kind) => kind !== 'say')

/** When something is due, as people say it. */
export const saysWhen =
  /\b(?:today|tonight|tomorrow|asap|as soon as|eod|(?:by|before|on|until|till|for|this|next|coming|every) (?:the )?(?:end of (?:the |this |next )?)?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|weekend|month|quarter|meeting|call|time|days?|session|january|february|march|april|may|june|july|august|september|october|november|december)|later (?:today|this|on)|end of (?:the |this |next )?(?:day|week|month|quarter|year|january|february|march|april|may|june|july|august|september|october|november|december)|after (?:the|this|our) (?:call|meeting|session)|(?:in|within) (?:the next |a |about )?(?:couple of |few |one or two |\w+ )?(?:minutes|days?|weeks?|hours?)|(?:over|during) the weekend|the (?:next|coming) (?:few |couple of )?(?:days|weeks?)|in the meantime|soon(?:ish)?|offline|async|(?:first|second) half of)\b/i

const acceptance =
  /^(?:(?:yes|yeah|yep|okay|ok|oh|right|great|perfect|cool|alright|all right|um|uh)[, .]+)*(?:yes|yeah|yep|sure|of course|will do|absolutely|definitely|no problem|okay|ok|perfect|great|sounds good|thanks|thank you|awesome|excellent|agreed|i agree|that works|fine|good|right|cool|alright|makes sense|i['’]ll|i will|i can|exactly|can do|got it)\b/i
/** A turn that says yes, thanks or good to the one before. */
export const isAcceptance = (text: string): boolean => acceptance.test(text)
const request =
  /\b(?:can|could|would|will) you\b|\bplease\b|\bwould be (?:great|good|nice)\b|\byou (?:should|could|might)\b/i
/** A sentence that asks somebody for work. */
export const isRequest = (text: string): boolean => request.test(text)

const shapes: readonly (readonly [string, RegExp])[] = [
  [
    'ownFuture',
    / i (?:will|am going to|can|could|should|need to|have to|got to|must|would|want to|plan to|am planning to|may|might|am happy to|would be happy to)(?: \S+)? /,
  ],
  ['ownWill', / i (?:will|am going to) (?!be (?:honest|quick|brief)|say|not )/],
  [
    'ownPlan',
    / i (?:am (?:aiming|planning|hoping|working|trying|happy|willing)|plan|intend|aim|hope|promise|want) to /,
  ],
  [
    'ownWork',
    / i (?:am|have been) (?:still |currently |also |now )*(?:working|looking|finishing|preparing|writing|checking)/,
  ],
  ['ownDuty', / i (?:still |also |just )*(?:need|have|got) to /],
  ['ownCan', / i (?:can|could) (?:also |definitely |just |probably |maybe |try to )*/],
  ['letMe', / let me /],
  [
    'ourFuture',
    / we (?:will|are going to|can|could|should|need to|have to|got to|must|would|want to|plan to|are planning to) /,
  ],
  ['letUs', / let us /],
  [
    'request',
    / (?:can|could|would|will) (?:you|someone|somebody|anyone|everyone|everybody) | (?:you|someone|somebody|people|everyone|everybody|they|he|she) (?:can|could|should|will|need to|needs to|have to|has to|might want to|are going to|is going to) | please | make sure | (?:want|like|ask) (?:you|him|her|them|everyone) to | feel free /,
  ],
  ['please', / (?:please|kindly) |^ (?:so )?(?:please|kindly)/],
  ['askedThem', / (?:ask|tell|remind|ping|contact) (?:him|her|them|[a-z]+) (?:to|if|whether|about) /],
  ['wouldBeGood', / (?:would be|it is|is) (?:great|good|nice|helpful|useful|best|ideal|worth)/],
  [
    'followUp',
    / (?:follow up|get back|reach out|take a look|look into|work on|take care of|report back|come back to you) /,
  ],
  [
    'offline',
    / (?:offline|async|asynchronously|in the chat|in the channel|in the group|on telegram|on discord|on slack|by email|via email|an email|in chat|on the agenda|to the agenda) /,
  ],
  [
    'past',
    / (?:was|were|did|had|said|went|took|got|has been|have been|last (?:week|month|year|time)|yesterday) /,
  ],
  ['hedge', / (?:maybe|perhaps|might|probably|possibly|guess|think|not sure|do not know|if) /],
  ['condition', / (?:if|unless|whether|in case|assuming|depending) /],
  ['negated', / (?:not|no|never|nothing) /],
  [
    'decides',
    / (?:decid\w+|agree\w*|resolv\w+|settle\w*|consensus|go with|going with|stick with|sticking with|go for|move forward|go ahead|lock in|keep it|drop|leave it|defer|postpone|table|instead|so we|then we|final\w*|choose|chosen|pick|target) /,
  ],
  [
    'settles',
    / (?:let us (?:do|go|just|keep|stick|use|make|say|take|drop|leave|move|put)|we (?:will|are going to|are) (?:just |then |not )?(?:go|going|use|using|keep|keeping|do|have|make|take|stick|drop|skip)|(?:it|that) (?:is|will be) (?:decided|agreed|settled|fine|final)|for now|i would (?:just |rather |favor |favour |go )|makes? sense to|i am (?:okay|fine|happy) with|in favou?r|any objections?|anyone opposed|opposed to|we should (?:just|probably|do|go|use|keep|not)) /,
  ],
  ['okaySo', /^ (?:okay|ok|alright|so|right|yeah|yes|cool|great|perfect|then) /],
  ['ourWish', / we (?:want|prefer|would like|do not want|are not going to|will not) /],
  [
    'talksOfTalk',
    / (?:my|your|the) (?:screen|slides?|presentation|mic|microphone|camera) | (?:can|could) (?:you|everyone|everybody) (?:see|hear)| let me (?:just )?(?:say|see|know|ask|show|explain|start|go|check if|think)| i (?:will|can|would|want to|am going to) (?:just )?(?:say|mention|note|start|go over|go through|show|explain|walk|give (?:you )?(?:a|an|the|some))| (?:next|first|last) (?:slide|item|topic|point|question) | hand (?:it )?over to /,
  ],
  ['habit', / (?:usually|always|often|sometimes|every time|normally|typically|generally) /],
  [
    'theirs',
    / (?:he|she|they|people|users?|customers?|clients?|teams?) (?:will|would|can|could|should|is going to|are going to|need) /,
  ],
]

const verbPlaces: readonly (readonly [string, RegExp])[] = [
  [
    'own',
    / i (?:will|am going to|can|need to|have to|should|got to|could|want to|would like to|am happy to|would be happy to|plan to|am planning to|am aiming to|am trying to|hope to|may|might|would) ((?:\S+ ){1,5})/,
  ],
  ['letMe', / let me ((?:\S+ ){1,5})/],
  [
    'our',
    / (?:we (?:will|are going to|should|need to|have to|can|could|want to|must)|let us) ((?:\S+ ){1,5})/,
  ],
  [
    'your',
    / (?:(?:can|could|would|will) you|you (?:can|could|should|will|need to|have to|might want to)|please|kindly) ((?:\S+ ){1,5})/,
  ],
  [
    'their',
    / (?:he|she|they|someone|somebody|everyone|<name>) (?:will|can|could|should|is going to|are going to|needs to|need to|has to) ((?:\S+ ){1,5})/,
  ],
]

/** The shapes of a sentence and the verbs after its cues, by name; `joined` holds its tokens between spaces. */
export function shapesOf(
  joined: string,
  text: string,
): { readonly shapes: string[]; readonly verbs: string[] } {
  const found = shapes.filter(([, pattern]) => pattern.test(joined)).map(([name]) => name)
  if (saysWhen.test(text)) found.push('when')
  if (/\?\W*$/.test(text)) found.push('question')
  if (/(?:…|\.\.\.|,|-)$/.test(text)) found.push('brokenOff')
  const verbs: string[] = []
  for (const [who, pattern] of verbPlaces) {
    const verb = pattern
      .exec(joined)?.[1]
      ?.trim()
      .split(' ')
      .find((word) => !between.has(word))
    if (!verb) continue
    verbs.push(`${who}:${verb}`)
    for (const kind of kindsOfVerb.get(verb) ?? ['other']) verbs.push(`${who}::${kind}`)
  }
  return { shapes: found, verbs }
}
