const choiceVerbs =
  'hire|build|raise|sell|offer|discount|charge|sign|launch|ship|pursue|enter|expand|open|spend|accept|include|chase|bid|' +
  'publish|price|quote|go|cut|change|support|negotiate|compete|invest|start|use|give|pay|buy|move|do|take|run|add|outsource'

const decided =
  /\b(?:we|we['’]ve|we have)(?: just| now| all| both| therefore)? (?:decided|agreed|settled on|chosen)\b/i
const stated =
  /^(?:\p{L}{2,6},? )?(?:(?:decision|decided|agreed)\s*[:–]\s+\S+ \S+|agreed, (?:let['’]s|we(?:['’]ll| will))\b)/iu
const chosen =
  /\blet['’]s (?:go (?:with|for|ahead with)|stick (?:with|to)|settle on|drop (?!the (?:line|call))|keep (?!going|moving|talking|an eye|in mind|it (?:short|brief|quick)|that in)|not (?!forget|go there|get ahead|worry|talk|dwell|spend time|rush|start)|choose|pick|cap|fix the|set (?:it|the \p{L}+) (?:at|to))/iu
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
  for (const cue of [decided, chosen, going, refused, settled]) {
    const found = cue.exec(text)
    if (found && !undone.test(text.slice(0, found.index))) return text.split(' ').length > 4
  }
  return false
}

/** A proposal somebody else can settle with one word. */
export const isProposal = (text: string): boolean =>
  !isQuestion(text) &&
  /\b(?:I(?:['’]d)? propose|I(?:['’]d)? suggest (?:we|that we)|my proposal is|we should (?!not|probably|maybe|look|talk|see|be)|let['’]s (?!see|look|talk|go through|start|move on|say|be))\b/i.test(
    text,
  )

/** One word that settles a proposal. */
export const settles = (text: string): boolean =>
  /^(?:agreed|deal|done|settled|yes, agreed|yes, let['’]s do (?:that|it)|let['’]s do (?:that|it)|that['’]s (?:agreed|decided|settled))\b[^?]{0,40}$/i.test(
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
    /\b(?:let['’]s|we['’]ll|we will) (?:meet|speak|talk|reconvene|regroup|catch up|review|look at|go over|pick (?:it|this) up|see each other)\b/i
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
