/** Lines that tools write into a transcript and nobody said. */
const notices: readonly RegExp[] = [
  /^transcribed (?:by|with|using) \S+/i,
  /^this (?:editable )?transcript(?:ion)? (?:was|is|has been) .*(?:generated|created|automatic)/i,
  /^this transcript was generated/i,
  /^(?:the )?(?:meeting|transcription|recording|transcript) (?:ended|started|stopped|paused|resumed)(?: (?:at|after) [\d:. apm]+)?\W*$/i,
  /^(?:end|start|beginning) of (?:the )?(?:transcript|recording|transcription|meeting)\W*$/i,
  /^\W*(?:end|start) (?:transcript|recording)\W*$/i,
  /^[^.:!?]{1,80} (?:started|stopped|paused|resumed) (?:the )?(?:transcription|recording)\W*$/i,
  /^[^.:!?]{1,80} (?:has )?(?:joined|left|was admitted to) the (?:meeting|call)\W*$/i,
  /^(?:view recording|watch|listen)\b.{0,60}(?:https?:|\d+ ?min)/i,
  /^https?:\/\/\S+$/i,
  /^[-–—=_*~#\s]{3,}$/,
]
const bounded = 200

export const isNotice = (line: string): boolean =>
  line.length <= bounded && notices.some((notice) => notice.test(line))

const headings = /^\W*(?:.{0,120} [-–—] )?(?:full )?transcript(?:ion)?\W*$/i
/** 'Transcript', 'Weekly sync – Transcript': what comes above it is not speech. */
export const isTranscriptHeading = (line: string): boolean => line.length <= bounded && headings.test(line)

const fields =
  /^\W*(?:title|date|time|when|where|duration|attendees|participants|present|invited|subject|location|language|kind|url|recording|meeting|host|organi[sz]er|speakers|summary keywords|keywords|agenda|topic|created|recorded)\b[^:]{0,30}:/i

/** A line above the first label that titles, dates or lists: it is no sentence, or a field of a form. */
export const isHeader = (line: string): boolean => fields.test(line) || !/[.!?…][”"')\]]*$/.test(line)
