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
export function speakerName(name: string): string | null {
  return plainText(name).slice(0, transcriptLimits.maxSpeakerLength).trim() || null
}

/** The voices of a WebVTT cue: `<v Name>` begins one, every other tag is dropped (WebVTT 1, cue text). */
export function vttVoices(payload: string): readonly Voice[] {
  const voices: Voice[] = []
  let speaker: string | null = null
  let text = ''
  const close = () => {
    const plain = plainText(text)
    if (plain) voices.push({ speaker, text: plain })
    text = ''
  }
  let at = 0
  while (at < payload.length) {
    const open = payload.indexOf('<', at)
    const end = open < 0 ? -1 : payload.indexOf('>', open)
    if (end < 0) {
      text += payload.slice(at)
      break
    }
    text += payload.slice(at, open)
    const tag = payload.slice(open + 1, end)
    const voice = /^v(?:\.\S*)?\s(.*)$/s.exec(tag)
    if (voice) {
      close()
      speaker = speakerName(voice[1] ?? '')
    } else if (tag === '/v') {
      close()
      speaker = null
    }
    at = end + 1
  }
  close()
  return voices
}

/** Text of a SubRip cue: the few style tags players know are dropped, any other '<' is what was said. */
export const srtText = (payload: string): string =>
  plainText(
    payload.replace(/<\/?(?:[biu]|font)(?:\s[^<>]{0,200})?>/gi, '').replace(/\{\\[a-z0-9]{1,8}\}/gi, ''),
  )
