import { fieldTexts } from '../texts/profile.ts'
import { suspiciousContent } from './fields.ts'

/** What a pattern looks like: words of a database, of a script, of a shell, or a path of the system (spec 1 §5). */
export type ThreatKind = 'sql' | 'script' | 'command' | 'path'

/** One pattern found in one field, with the exact message of the specification. */
export type Threat = { readonly field: string; readonly kind: ThreatKind; readonly message: string }

/** How bad a form is: 0 none, 1-2 low, 3-5 medium, 6-9 high, 10 or script with SQL critical (T-032). */
export type ThreatLevel = 'none' | 'low' | 'medium' | 'high' | 'critical'

// Two words in this order; searching for each once stays linear where 'first.*second' would not.
const inOrder = (first: RegExp, second: RegExp) => (text: string) => {
  const at = text.search(first)
  return at >= 0 && second.test(text.slice(at))
}
const has = (pattern: RegExp) => (text: string) => pattern.test(text)

const patterns: readonly (readonly [ThreatKind, (text: string) => boolean])[] = [
  ['sql', inOrder(/\bselect\b/i, /\bfrom\b/i)],
  ['sql', has(/\bunion\s+(all\s+)?select\b/i)],
  ['sql', has(/\binsert\s+into\b/i)],
  ['sql', inOrder(/\bupdate\b/i, /\bset\b/i)],
  ['sql', has(/\bdelete\s+from\b/i)],
  ['sql', has(/\bdrop\s+table\b/i)],
  ['script', has(/<\/?script\b/i)],
  ['script', has(/javascript:/i)],
  ['script', has(/vbscript:/i)],
  ['script', has(/\bonload\s*=/i)],
  ['script', has(/\bonerror\s*=/i)],
  ['script', has(/\beval\s*\(/i)],
  ['script', has(/document\.cookie/i)],
  ['script', has(/window\.location/i)],
  ['command', has(/(?<!\w)exec\s*\(/i)],
  ['command', has(/\bsystem\s*\(/i)],
  ['command', has(/\bshell_exec\s*\(/i)],
  ['path', has(/\.\.\//)],
  ['path', has(/\/(etc|var|usr|tmp|boot|sys|proc)\//i)],
]

/** Every string field is looked through; what is found is named, counted and graded (spec 1 §5, T-032). */
export function checkForm(fields: Readonly<Record<string, unknown>>): {
  readonly ok: boolean
  readonly level: ThreatLevel
  readonly threats: readonly Threat[]
} {
  const threats = Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'string' ? threatsIn(field, value) : [],
  )
  return { ok: threats.length === 0, level: threatLevel(threats), threats }
}

/** The findings of one text, one for each pattern it holds. */
export function threatsIn(field: string, text: string): Threat[] {
  return patterns
    .filter(([, found]) => found(text))
    .map(([kind]) => ({
      field,
      kind,
      message: kind === 'path' ? fieldTexts.path(field) : fieldTexts.threat(field),
    }))
}

/** The grade of what was found (T-032). */
export function threatLevel(threats: readonly Pick<Threat, 'kind'>[]): ThreatLevel {
  const kinds = new Set(threats.map((threat) => threat.kind))
  const count = threats.length
  if (count >= 10 || (kinds.has('script') && kinds.has('sql'))) return 'critical'
  if (count >= 6) return 'high'
  if (count > 2) return 'medium'
  return count > 0 ? 'low' : 'none'
}

/** Single-line fields that say who someone is; only these are refused, prose is recorded and accepted (T-031). */
export const identityFields: readonly string[] = ['firstName', 'lastName', 'name', 'company', 'phone', 'slug']

/** The message that refuses this field, or null: null always for anything but an identity field (T-031). */
export function blocksIn(field: string, text: string, label: string = field): string | null {
  return identityFields.includes(field) ? (threatsIn(label, text)[0]?.message ?? null) : null
}

/** What was found in texts that are taken all the same. */
export type Suspected = { readonly level: ThreatLevel; readonly found: readonly string[] }

/**
 * What of some texts reads like an attack, graded; null where nothing does. It is written into the trail and the texts are taken
 * all the same: people write 'Please select from the list' (T-031, T-032).
 */
export function suspectedIn(fields: Readonly<Record<string, string>>): Suspected | null {
  const { level, threats } = checkForm(fields)
  const words = Object.values(fields).some(suspiciousContent) ? ['words'] : []
  const found = [...new Set([...threats.map(({ kind }) => kind), ...words])]
  return found.length > 0 ? { level, found } : null
}

const mostTexts = 200
const longestText = 20_000

/** Every text of what somebody sent, by the path to it, as far as the bounds go: a book would hold up everybody else. */
export function textsIn(sent: unknown): Record<string, string> {
  const texts: Record<string, string> = Object.create(null)
  let left = mostTexts
  const read = (value: unknown, path: string) => {
    if (left === 0) return
    if (typeof value === 'string') {
      left -= 1
      texts[path] = value.slice(0, longestText)
    } else if (Array.isArray(value)) {
      for (const [at, each] of value.entries()) read(each, `${path}.${at}`)
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) read(each, path === '' ? key : `${path}.${key}`)
    }
  }
  read(sent, '')
  return texts
}
