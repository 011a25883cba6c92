import type { Segment, SpeakerNames } from '../types.ts'

/** The name a label of the file is shown under. */
const shownName = (label: string, names: SpeakerNames): string =>
  Object.hasOwn(names, label) ? (names[label] ?? label) : label

/** The segments under the names that people gave their speakers; the words stay as they are. */
export function namedSegments(segments: readonly Segment[], names: SpeakerNames): readonly Segment[] {
  if (Object.keys(names).length === 0) return segments
  return segments.map((segment) =>
    segment.speaker === null ? segment : { ...segment, speaker: shownName(segment.speaker, names) },
  )
}

const roles = new Set(
  (
    'project manager marketing expert industrial user interface designer grad undergrad phd postdoc professor student chair ' +
    'vice host moderator advisor adviser founder investor client customer member staff teacher doctor patient agent ceo cto ' +
    'cfo coo lead head director president secretary treasurer clerk engineer developer analyst consultant interviewer ' +
    'interviewee presenter facilitator organizer organiser operator interpreter translator narrator reporter judge counsel ' +
    'witness senior junior assistant sales product finance legal hr tech technical team board committee commissioner officer ' +
    'speaker participant guest attendee caller user unknown unidentified various multiple several many all everyone everybody ' +
    'audience group crowd panel male female man woman voice voices people person room conference meeting break pause recess ' +
    'lunch music applause laughter silence crosstalk inaudible video recording transcript system bot notetaker note taker ' +
    'zoom teams meet phone dial in iphone ipad galaxy the and of'
  ).split(' '),
)

/**
 * Whether the label of a speaker names a person: a role, a number, a device, 'Various', 'Break', 'Speaker 2' and the
 * name of a file do not (4.13.7). What a role is called next to a name, 'A. Weber (Chair)', takes nothing from it.
 */
export function isPersonName(label: string): boolean {
  const core = label.replace(/\s*[([][^()[\]]*[)\]]\s*$/, '').trim()
  if (!/\p{L}{2}|^\p{Lo}/u.test(core) || /\.(?:mp[34]|m4a|wav|vtt|srt|txt|docx?)$/i.test(core)) return false
  if (/\d{4}/.test(core) || /^spk[ _-]?\d+$/i.test(core)) return false
  const words = core.toLowerCase().split(/[\s_\-/&,+']+/u)
  // One character or a number next to a role only tells it from another: 'Grad C', 'SPEAKER_03'.
  return words.some(
    (word) =>
      !roles.has(word) &&
      !roles.has(word.replace(/s$/, '')) &&
      !/^(?:\p{L}|\d+|x|#\d+)?$/u.test(word.replace(/[.:]$/, '')),
  )
}
