import type { Cue } from '#domain/minutes/types.ts'
import { saysWhen } from './sentenceShapes.ts'

const most = 3
const patterns = {
  action: [
    /\b(?:I['’]ll|I will|I['’]m (?:just )?(?:going to|gonna|planning to|aiming to|happy to)|I (?:can|could|need to|have to|should|want to|plan to|might|may)|let me)\b/i,
    /\b(?:(?:can|could|would|will) (?:you|someone|somebody|anyone)|you (?:should|can|could|need to|have to|might want to)|please|kindly|make sure)\b/i,
    /\b(?:we['’]ll|we will|we['’]re (?:going to|gonna)|we (?:can|should|need to|have to|must)|let(?:['’]s| us))\b/i,
    /\b(?:actions?|action items?|to-?do|follow-?up)\s*[:–]/i,
    /\b(?:\p{Lu}\p{L}+) (?:will|is going to|needs to|should|to)\b/u,
  ],
  decision: [
    /\b(?:decided|agreed|settled|decision|resolved|chosen|consensus)\b/i,
    /\b(?:let(?:['’]s| us)(?: just)? \w+|(?:go|going|stick|sticking) with|we (?:won['’]t|will not|should just|can just))\b/i,
    /\b(?:I think we should|we should|we['’]ll|we will|we['’]re going to|makes sense|for now|instead|fine with|happy with|all in favou?r|opposed|in favou?r)\b/i,
  ],
  next_step: [/\b(?:next steps?|next (?:meeting|call|session|week)|again|follow-?up)\b/i],
}

/** Where the words stand by which a line was recognised, first said first; the due date is among them. */
export function cuesOf(quote: string, kind: string): readonly Cue[] {
  const searched = kind === 'action' || kind === 'decision' || kind === 'next_step' ? patterns[kind] : []
  const found: Cue[] = []
  for (const pattern of kind === 'decision' ? searched : [...searched, saysWhen]) {
    const match = pattern.exec(quote)
    const cue = match && { start: match.index, end: match.index + match[0].length }
    if (cue && found.every((each) => cue.end <= each.start || cue.start >= each.end)) found.push(cue)
  }
  return found.slice(0, most).sort((a, b) => a.start - b.start)
}
