import { transcriptLimits } from '#domain/recordings/limits.ts'
import { cleanSpeakerName } from './cueText.ts'

/** Words that open a line with a colon and are not people. */
const notPeople = new Set(
  (
    'action|actions|action item|action items|action point|action points|next step|next steps|decision|decisions|decided|' +
    'agreed|resolved|todo|to do|to-do|follow up|follow-up|note|notes|question|questions|answer|summary|agenda|topic|topics|' +
    'example|for example|update|updates|warning|important|system|assistant|transcript|date|time|duration|attendees|' +
    'participants|present|subject|title|recording|meeting|session|location|language|kind|url|http|https|mailto|first|firstly|' +
    'second|secondly|third|thirdly|finally|last|lastly|also|so|and|but|or|ok|okay|yes|yeah|no|nope|right|well|look|now|then|' +
    'remember|reminder|recap|outcome|outcomes|result|results|goal|goals|risk|risks|option|ps|nb|step|point|phase|slide|page|' +
    'chapter|part|section|item|figure|version|day|week|month|year|issue|issues|problem|problems|reason|reasons|number|fact|' +
    'idea|bottom line|caveat|context|background|status|blocker|blockers|owner|due|deadline|cc|bcc|re|fwd|from|to|sent|' +
    'key points|key takeaways|takeaways|takeaway|highlights|overview|details|keywords|summary keywords|speakers|attachments|' +
    'link|links|source|sources|host|organizer|organiser|invited|regrets|apologies|absent|created|updated|recorded|' +
    'monday|tuesday|wednesday|thursday|friday|saturday|sunday|today|tomorrow|yesterday|like|because|basically|actually|the|that|this|it|i|we|you|he|' +
    'she|they|what|why|how|when|where|who|which|is|was|say|said|says|think|thing|things|case|plan|price|total|until|at'
  ).split('|'),
)
/** Words of a sentence: where one of them stands in lower case, the words before a colon were spoken. */
const spokenWords = new Set(
  (
    'the a an of to in on at for with by from as is are was were be been it its this that these those i you he she we they ' +
    'me him her us them my your his our their and or but so if not no yes do does did have has had will would can could ' +
    'should what which who why how when where one two all any some just like there here then than too very about into ' +
    'said says say think thing question answer example point problem following'
  ).split(' '),
)

const particle = /^(?:de|da|di|do|dos|du|van|von|der|den|ter|ten|el|al|la|le|les|bin|ibn|y|e|und|zu)$/
const day = /^(?:\p{L}+,? )?(?:jan|feb|mar|apr|may|june?|july?|aug|sep|oct|nov|dec)\p{L}*\.? \d/iu
const separator = /\s+(?:[|/@•·–—-])\s*|\s*[|•·]\s+/

/** How much a label looks like one: a name alone, or a word that only the rest of its file can prove to be one. */
export type Likeness = 'proper' | 'weak'
export type Named = { readonly name: string; readonly likeness: Likeness }

/** The name that words in the place of a label would be; null where they cannot be one. */
export function nameIn(words: string): Named | null {
  const bare = words
    .replace(/^[\s>*_•·–—-]+|[\s*_]+$/g, '')
    .replace(
      /^\[([^[\]]+)\]$|^\(([^()]+)\)$/,
      (_whole, square?: string, round?: string) => square ?? round ?? '',
    )
  if (bare.length === 0 || bare.length > transcriptLimits.maxSpeakerLength) return null
  if (/[<>{}"“”?!;=…]|:|\/\/|\.\.|[.,]$/.test(bare)) return null
  const name = cleanSpeakerName(bare)
  if (!name) return null
  const core = (name.replace(/\s*[([][^()[\]]{0,60}[)\]]?\s*$/, '').split(separator)[0] ?? '').trim()
  const likeness = likenessOf(core)
  return likeness ? { name, likeness } : null
}

function likenessOf(core: string): Likeness | null {
  const plain = core.toLowerCase()
  if (!/\p{L}/u.test(core) || day.test(core) || /^\d.*\s/.test(core)) return null
  if (notPeople.has(plain) || notPeople.has(plain.replace(/[\s#.]*\d+$/, ''))) return null
  const comma = core.split(/,\s+/)
  if (comma.length > 2 || notPeople.has(comma[0]?.toLowerCase() ?? '')) return null
  const words = core.split(/[\s,]+/)
  if (words.length > 6 || words.some((word) => spokenWords.has(word))) return null
  const isUpper = words.every((word, at) =>
    at === 0
      ? /^[\p{Lu}\p{Lt}\p{Lo}]/u.test(word)
      : /^[\p{Lu}\p{Lt}\p{Lo}\d(&+']/u.test(word) || particle.test(word),
  )
  if (isUpper && words.length <= 5) return comma.length === 1 ? 'proper' : 'weak'
  const isHandle = words.length === 1 ? /^[\p{L}\d_][\p{L}\p{N}_.'’#-]*$/u : /^[\p{L}\p{N}_.'’\s-]+$/u
  return words.length <= 3 && isHandle.test(core) ? 'weak' : null
}

const colon = /^([^:：\n]{1,90}?)\s?(?::\*{0,2}(?:\s+|$)|：\s*)/u

/** The name a line opens with, 'Ana Reis: …'; null where the words before the colon cannot be a name. */
export function openingName(line: string): (Named & { readonly rest: string }) | null {
  const irc = /^<([^<>\s]{1,40})>\s+/.exec(line)
  const bracket = /^\[((?:speaker|spk)[ _-]?[a-z0-9]{1,3})\]\s+/i.exec(line)
  const found = irc ?? bracket ?? colon.exec(line)
  const named = found && nameIn(found[1] ?? '')
  return found && named ? { ...named, rest: line.slice(found[0].length) } : null
}

/**
 * The names that really label who speaks in this file. A label that most parts open with is the file's own way, and
 * then a name met once is a label too; elsewhere a name said once is more likely the start of a sentence
 * ('Kestrel: they pay'), so it must return, and what only might be a name ('fox', 'so') needs the whole file behind it.
 */
export function namesAmong(openings: Iterable<Named | null>): ReadonlySet<string> {
  const counts = new Map<string, { likeness: Likeness; count: number }>()
  let all = 0
  let opened = 0
  for (const named of openings) {
    all += 1
    if (!named) continue
    opened += 1
    const count = (counts.get(named.name)?.count ?? 0) + 1
    counts.set(named.name, { likeness: named.likeness, count })
  }
  const share = opened / Math.max(1, all)
  const returning = [...counts.values()].filter(({ count }) => count > 1).length
  // One word that returns twice in an hour is a topic; two names that return are a talk.
  const mayReturn = share >= 0.05 || returning > 1
  const names = new Set<string>()
  for (const [name, { likeness, count }] of counts) {
    const returns = count > 1 && mayReturn
    // Names that return have shown how the file labels: another one in that place is a label too, and never speech.
    const isOfAll = share >= 0.5 || (returning > 1 && share >= (name.includes(' ') ? 0.1 : 0.3))
    const isUsual = share >= 0.9 || (share >= 0.5 && returns) || (share >= 0.15 && returning > 1 && count > 2)
    const isProven = likeness === 'proper' ? isOfAll || returns : isUsual
    if (isProven) names.add(name)
  }
  return names
}

/** Whether words that stand where a name could are names: they look like it, or the same few return. */
export function areNames(found: readonly Named[]): boolean {
  const distinct = new Set(found.map((named) => named.name)).size
  const areProper = found.every((named) => named.likeness === 'proper')
  if (areProper) return found.length <= 12 || distinct <= found.length * 0.75
  return found.length > 3 && distinct <= found.length / 2
}
