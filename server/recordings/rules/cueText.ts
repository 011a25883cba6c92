import { cutText } from '#domain/cutText.ts'
import { transcriptLimits } from '#domain/recordings/limits.ts'

/** A stretch of a cue spoken by one person; speaker null where the cue does not say. */
export type Voice = { readonly speaker: string | null; readonly text: string }

const named: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lrm: '',
  rlm: '',
}

const entity = (whole: string, body: string): string => {
  if (!body.startsWith('#')) return named[body.toLowerCase()] ?? whole
  const hex = body[1] === 'x' || body[1] === 'X'
  const code = Number.parseInt(body.slice(hex ? 2 : 1), hex ? 16 : 10)
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
}

/** Text people can read: entities resolved, control characters and broken surrogates gone, spaces single. */
export function plainText(text: string): string {
  return text
    .replace(/&(#\d{1,7}|#[xX][0-9a-fA-F]{1,6}|[a-zA-Z]{2,6});/g, entity)
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** A speaker's name as it is kept: one line, bounded, null where nothing is left. */
export function cleanSpeakerName(name: string): string | null {
  return cutText(plainText(name), transcriptLimits.maxSpeakerLength).trim() || null
}

const knownTag = /^\/?(?:[bciuv]|font|lang|ruby|rt)(?:[\s.][^<>]*)?$/i

/**
 * The voices of a cue: `<v Name>` begins one, other tags are dropped; `line` is the payload's, from 0. WebVTT writes a
 * '<' that was said as an entity, so that every tag is one; SubRip knows a few, and any other '<' was said.
 */
export function voicesOf(payload: string, isVtt: boolean): readonly (Voice & { readonly line: number })[] {
  const voices: (Voice & { line: number })[] = []
  let speaker: string | null = null
  let text = ''
  let line = 0
  let from = 0
  const close = () => {
    const lead = /^\s*/.exec(text)?.[0] ?? ''
    if (text.trim()) voices.push({ speaker, text: text.trim(), line: from + lead.split('\n').length - 1 })
    text = ''
    from = line
  }
  const take = (part: string) => {
    text += part
    for (const character of part) if (character === '\n') line += 1
  }
  let at = 0
  while (at < payload.length) {
    const open = payload.indexOf('<', at)
    const end = open < 0 ? -1 : payload.indexOf('>', open)
    if (end < 0) {
      take(payload.slice(at))
      break
    }
    take(payload.slice(at, open))
    const tag = payload.slice(open + 1, end)
    const voice = /^v(?:\.\S*)?\s(.*)$/s.exec(tag)
    if (voice) {
      close()
      speaker = cleanSpeakerName(voice[1] ?? '')
    } else if (tag === '/v') {
      close()
      speaker = null
    } else if (!isVtt && !knownTag.test(tag)) {
      // What is no tag was said: 'a < b'.
      take('<')
      at = open + 1
      continue
    }
    at = end + 1
  }
  close()
  return voices
}

/** The words of one line of a cue; what places a caption on the picture is dropped. */
export const captionText = (line: string): string => plainText(line.replace(/\{\\[a-z0-9]{1,8}\}/gi, ''))
