const choiceVerbs =
  'hire|build|raise|sell|offer|discount|charge|sign|launch|ship|pursue|enter|expand|open|spend|accept|include|chase|bid|' +
  'publish|price|quote|go|cut|change|support|negotiate|compete|invest|start|use|give|pay|buy|move|do|take|run|add|outsource'

const decided =
  /\b(?:we|we['’]ve|we have)(?: just| now| all| both| therefore)? (?:decided|agreed|settled on|chosen)\b|\bwe(?:['’]re| are)(?: all| both)? (?:agreed|settled|decided) (?:on|that|to)\b/i
const stated =
  /^(?:\p{L}{2,6},? )?(?:(?:decision|decided|agreed|resolved)\s*[:–]\s+\S+ \S+|agreed, (?:let(?:['’]s| us)|we(?:['’]ll| will))\b)/iu
const chosen =
  /\blet(?:['’]s| us) (?:go (?:with|for|ahead with)|stick (?:with|to)|settle on|drop (?!the (?:line|call))|keep (?!going|moving|talking|an eye|in mind|it (?:short|brief|quick)|that in)|not (?!forget|go there|get ahead|worry|talk|dwell|spend time|rush|start)|choose|pick|cap|fix the|set (?:it|the \p{L}+) (?:at|to))/iu
/** A choice made in a few words: put off, dropped, kept, taken. The talk's own agenda ('let's move on') is none. */
const disposed =
  /\b(?:let(?:['’]s| us)|we (?:can|should|could|will)|we['’]ll|I['’]m (?:going to|gonna)|I (?:think we should|would)) just (?:go with|stick with|stick to|keep (?:it|this|that)|table|drop|park|postpone|defer|backlog|shelve|skip|leave (?:it|this|that) (?:out|as|open|for)|use|take|merge|target|piggyback)\b(?! (?:a look|a minute|a moment|a second|a break|the next|some time|notes|turns|your time))|\blet(?:['’]s| us) (?:(?:table|park|postpone|defer|backlog|shelve) \S|drop (?:it|this|that)\b)/i
const going = /\bwe(?:['’]re| are) going (?:to go )?with\b|\bwe(?:['’]ll| will) (?:go|stick|stay) with\b/i
const refused = new RegExp(
  `\\bwe (?:will not|won['’]t|are not going to|aren['’]t going to|will no longer|will stop)(?: \\w+ly)? (?:${choiceVerbs}|\\w+ing)\\b|\\bwe['’]re not going to (?:${choiceVerbs})\\b|\\bwe(?:['’]re| are) not (?:raising|hiring|selling|charging|building|offering|discounting|launching|expanding|pursuing|entering|changing|signing|bidding)\\b(?! (?:enough|much|well|as|any faster))`,
  'i',
)
const settled =
  /\b(?:it['’]s|it is|that['’]s|that is) (?:decided|agreed|settled)\b|\bthe decision is\b|\bI(?:['’]ve| have) decided\b/i

/** Words before a cue that undo it, and words anywhere that put it into the past. */
const undone =
  /\b(?:not|n['’]t|never|nothing|nobody|if|unless|whether|once|when|until|before|after|should|could|might|maybe|perhaps|what|as|had|assuming|suppose|imagine|said|told|thought)\b/i
const past =
  /\b(?:last (?:week|month|quarter|year|time|spring|summer|autumn|fall|winter)|(?:weeks?|months?|years?) ago|in 20\d\d|back then|at the time|originally|used to)\b/i
const isQuestion = (text: string) => /\?["'”’)]*$/.test(text)

/** The sentence states a decision made in this session: not a question, a condition, a doubt or a memory. */
export function isDecision(text: string): boolean {
  if (isQuestion(text) || past.test(text) || /\b(?:haven['’]t|have not|hasn['’]t|not yet)\b/i.test(text))
    return false
  if (/\bwe won['’]t (?:start|go|move|take|use)? ?(?:until|anywhere|that far)\b/i.test(text)) return false
  if (stated.test(text)) return true
  for (const cue of [decided, chosen, disposed, going, refused, settled]) {
    const found = cue.exec(text)
    if (found && !undone.test(text.slice(0, found.index))) return text.split(' ').length > 4
  }
  return false
}

/** The chair puts a motion to the vote, or says how it went. */
export const isVote = (text: string): boolean =>
  /\ball (?:those )?in favou?r\b|\b(?:the )?motion (?:is )?(?:carries|carried|passes|passed|approved|adopted)\b/i.test(
    text,
  )

/** What a vote sounds like when it is taken. */
export const isVoteTaken = (text: string): boolean =>
  /\b(?:aye|all opposed|any opposed|opposed\?|abstentions?|abstain|nays?|unanimous(?:ly)?|motion (?:is )?(?:carries|carried|passes|passed|approved))\b/i.test(
    text,
  )

/** What was agreed, said back for a yes: 'Okay, so we wait until after the summer then.' */
export const saysBack = (text: string): boolean =>
  /^(?:(?:okay|ok|yeah|yes|right|alright|all right|good|great|cool|perfect|fine)[,. ]+)+(?:so|then) (?:then )?(?:we|it is|it['’]s)\b.*\bthen[.?]?$/i.test(
    text,
  )

/** 'Okay, yeah, let's do that': it settles what was proposed just before, and says nothing by itself. */
export const agreesToDo = (text: string): boolean =>
  /^(?:(?:okay|ok|yeah|yes|yep|alright|all right|right|sure|great|cool|perfect|so|then|good|fine)[,. ]+)*(?:let(?:['’]s| us) do (?:that|it)|let(?:['’]s| us) go with (?:that|it|this))\b[^?]{0,25}$/i.test(
    text,
  )

/** A line of minutes within the talk: 'ACTION: …', 'Decision: …', 'Next steps: …'; it holds in any language around it. */
export const hasWrittenLabel = (text: string): boolean =>
  /^(?:actions?|action items?|action points?|to-?do|follow-?up|decision|decided|agreed|resolved|next steps?)\s*[:–]\s*\S/i.test(
    text,
  )

/** A proposal somebody else can settle with one word. */
export const isProposal = (text: string): boolean =>
  !isQuestion(text) &&
  /\b(?:I(?:['’]d)? propose|I(?:['’]d)? suggest (?:we|that we)|my proposal is|we should (?!not|probably|maybe|look|talk|see|be)|let(?:['’]s| us) (?!see|look|talk|go through|start|move on|say|be))\b/i.test(
    text,
  )

/** A proposal in the widest sense, asked or said: only what answers it makes it a decision. */
export const isOpenProposal = (text: string): boolean =>
  /\b(?:I(?:['’]d| would) (?:propose|suggest|move|go|prefer|vote|favou?r)|(?:we|you) (?:should|could|can)|it would be (?:a good time|good|better|best|great|nice) to|maybe we|(?:should|shall|can|could|do) we|what if|how about|why don['’]t we|move to|my proposal)\b/i.test(
    text,
  )

/** One word that settles a proposal. */
export const settles = (text: string): boolean =>
  /^(?:agreed|deal|done|settled|yes, agreed|yes, let(?:['’]s| us) do (?:that|it)|let(?:['’]s| us) do (?:that|it)|that['’]s (?:agreed|decided|settled))\b[^?]{0,40}$/i.test(
    text,
  )

/** Where the work goes on: a next step named so, or a meeting agreed for later. */
export function isNextStep(text: string): boolean {
  if (isQuestion(text) || /\b(?:if|maybe|perhaps|might)\b/i.test(text)) return false
  if (
    /\b(?:the |our |my |your )?next steps? (?:is|are|will be|for us|from here)\b|^(?:\p{L}{2,6},? )?next steps?\s*[:–]/iu.test(
      text,
    )
  )
    return true
  const meets =
    /\b(?:let(?:['’]s| us)|we['’]ll|we will) (?:meet|speak|talk|reconvene|regroup|catch up|review|look at|go over|pick (?:it|this) up|see each other)\b/i
  const later =
    /\b(?:again|next (?:session|call|meeting|week|time|month)|monthly check-in|(?:on|by|before|at) (?:the |our )?(?:monday|tuesday|wednesday|thursday|friday|next|\d{1,2}))/i
  if (meets.test(text) && later.test(text)) return true
  return /\b(?:bring|we need to|we have to|we should|we['’]ll|we will|put)\b.{0,120}\b(?:(?:to|in|at|for|before) (?:the|our) (?:next (?:session|meeting|call|check-in)|monthly check-in))\b/i.test(
    text,
  )
}

/** Advice given as advice. */
export const isRecommendation = (text: string): boolean =>
  !isQuestion(text) &&
  /\b(?:I(?:['’]d| would)?(?: strongly)? (?:recommend|advise)|I(?:['’]d| would) suggest|I suggest (?:you|we|that)|my (?:recommendation|advice|suggestion) (?:is|would be))\b/i.test(
    text,
  )
