import { fromTheStart } from './clock.ts'
import { captionText, plainText, voicesOf } from './cueText.ts'
import { type Named, namesAmong, openingName } from './names.ts'
import { isNotice } from './notices.ts'
import type { Cue, Piece } from './vtt.ts'

/** A line of a cue as it is read, its voice where a tag gives one. */
type Spoken = {
  readonly cue: Cue
  readonly line: number
  readonly speaker: string | null
  readonly text: string
  readonly opened: (Named & { readonly rest: string }) | null
}

/** The pieces of a subtitle file: one for each voice of a cue, whether a tag or a name before a colon gives it. */
export function piecesOf(cues: readonly Cue[], isVtt: boolean): readonly Piece[] {
  const shown = withoutRolling(cues)
  const spoken = shown.map((cue) => linesOf(cue, isVtt))
  const bare = spoken.flatMap(([first]) => (first && first.speaker === null ? [first] : []))
  const names = namesAmong(bare.map((line) => line.opened))
  const labelled = bare.filter((line) => line.opened && names.has(line.opened.name)).length
  // Where most cues say who speaks, one that does not is nobody's; where labels are rare they stand at each change.
  const goesOn = labelled < bare.length * 0.8 && labelled >= bare.length * 0.1
  const pieces: Piece[] = []
  let last: string | null = null
  for (const lines of spoken) {
    let open: { line: number; speaker: string | null; cue: Cue; words: string[] } | null = null
    const close = () => {
      const text = open && plainText(open.words.join(' '))
      if (open && text && !isNotice(text)) {
        const { startMs, endMs } = open.cue
        pieces.push({ line: open.line, startMs, endMs, speaker: open.speaker, text })
      }
      open = null
    }
    for (const { cue, line, speaker, text, opened } of lines) {
      const label = speaker === null && opened && names.has(opened.name) ? opened : null
      const isChange = text.startsWith('>>')
      if (label) last = label.name
      else if (isChange) last = null
      const rest = label ? label.rest : text.replace(/^(?:>>\s*)+/, '')
      const who = speaker ?? label?.name ?? (goesOn ? last : null)
      const isNew: boolean = !open || label !== null || isChange || open.speaker !== who
      if (isNew) {
        close()
        open = { line, speaker: who, cue, words: [rest] }
      } else open?.words.push(rest)
    }
    close()
  }
  return fromTheStart(pieces)
}

function linesOf(cue: Cue, isVtt: boolean): readonly Spoken[] {
  const payload = cue.payload.join('\n')
  return voicesOf(payload, isVtt).flatMap(({ speaker, text, line }) =>
    text.split('\n').flatMap((raw, at) => {
      const plain = captionText(raw)
      if (!plain) return []
      // A voice whose words begin with its own name says it twice.
      const own = speaker !== null && plain.startsWith(`${speaker}:`)
      const said = own ? plain.slice(speaker.length + 1).trim() : plain
      const opened = speaker === null ? openingName(said) : null
      return [{ cue, line: cue.line + line + at, speaker, text: said, opened }]
    }),
  )
}

/** Captions that roll show each line twice, once below and once above the next: what was shown already goes. */
function withoutRolling(cues: readonly Cue[]): readonly Cue[] {
  const plain = cues.map(({ payload }) => payload.map((line) => plainText(line.replace(/<[^<>]*>/g, ''))))
  const shownAgain = (at: number): number => {
    const before = (plain[at - 1] ?? []).filter(Boolean)
    const last = before.at(-1)
    if (last === undefined) return -1
    const index = (plain[at] ?? []).findIndex(Boolean)
    return index >= 0 && plain[at]?.[index] === last ? index : -1
  }
  const again = cues.map((_cue, at) => shownAgain(at))
  if (again.filter((index) => index >= 0).length < Math.max(2, cues.length * 0.3)) return cues
  return cues.flatMap((cue, at) => {
    const index = again[at] ?? -1
    const payload = index < 0 ? cue.payload : cue.payload.map((line, row) => (row <= index ? '' : line))
    return payload.some((line) => line.trim() !== '') ? [{ ...cue, payload }] : []
  })
}
